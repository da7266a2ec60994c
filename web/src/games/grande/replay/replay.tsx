import { useMemo, useState } from 'preact/hooks';
import type { GrandeTable, ReplayView } from '../../../protocol/types';
import type { Mark, ReplayMapProps, ReplayParts } from '../../../table/game';
import type { Player } from '../../../table/people/types';
import { sketchOnMap } from '../map/better-turn';
import { GrandeMap } from '../map/GrandeMap';
import type { MapArrow } from '../map/MapMarks';
import { isGeneral, scoringTitle } from '../screen/GrandeShow';
import { personal, t } from '../text';
import { roundsOf } from '../words/cards';
import { effectsOf, words } from '../words/log';
import { bySource, regionScores, sourcesOfPoints } from '../words/sheet';
import { moveWords, placesOf } from '../words/words';
import { moments } from './moment';

const NO_ARROWS: readonly MapArrow[] = [];
const ROUTINE = new Set(['end', 'done', 'special']);

/** A position of a replay on a read-only map. */
function ReplayMap({ position, players, where, better }: ReplayMapProps) {
  const table = position as GrandeTable;
  const [cursor, setCursor] = useState(table.king);
  const sketch = useMemo(() => better && sketchOnMap(table.king, better.seat, better.better), [table, better]);
  return (
    <GrandeMap
      table={table}
      players={players}
      legal={[]}
      ringed={sketch?.places ?? (where as readonly string[])}
      arrows={sketch?.arrows ?? NO_ARROWS}
      {...(sketch ? { ghosts: sketch.ghosts } : {})}
      cursor={cursor}
      onCursor={setCursor}
      onPick={() => undefined}
    />
  );
}

/** The marks of moves that change where all seats may act, or that stop an action. */
const MARKED = { king: 'king', evict: 'warn', veto: 'veto' } as const;

function marks({ log }: ReplayView, _: unknown, players: readonly Player[]): Mark[] {
  return log.flatMap(({ ply, seat, move }): Mark[] => {
    const kind = move.split(' ')[0] as keyof typeof MARKED;
    const icon = MARKED[kind];
    return icon === undefined ? [] : [{ ply, seat, icon, label: personal(`eg.mark.${kind}`, players[seat]!, { ply }) }];
  });
}

export const replay: ReplayParts = {
  Map: ReplayMap,
  // As at the table.
  mapHeight: '92vw',
  describe: (_, line, players) => ({
    words: words(players, [line]),
    effects: effectsOf(players, [line]),
    where: placesOf(line.move),
  }),
  moveWords: (position, players, move) => moveWords(position as GrandeTable, players, move),
  isRoutine: (move) => ROUTINE.has(move),
  roundsLeft: (options) => roundsOf(options).left,
  marks,
  rows: (position, lines) => regionScores(position as GrandeTable, lines).map((row) => ({ ...row, state: 'done' })),
  bySource: ({ names, sheets }) => ({
    sources: sourcesOfPoints(),
    points: bySource(
      sheets.flatMap(({ sheet }) => sheet),
      names.length,
    ),
  }),
  ifScored: (position) => {
    const { courts, stage } = position as GrandeTable;
    return courts.map((court) => court.total + (stage === 'over' ? 0 : court.ifScoredNow));
  },
  moments,
  scoringName: (scoring) => (isGeneral(scoring) ? undefined : scoringTitle(scoring)),
  evictions: () => t('eg.numbers.sentHome'),
};
