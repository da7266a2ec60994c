import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import type { CaballeroTable, LogLine } from '../../../protocol/types';
import { Finished } from '../../../table/final/Finished';
import { FollowContext } from '../../../table/follow/follow';
import { TableScreen } from '../../../table/frame/TableScreen';
import type { TableProps } from '../../../table/game';
import type { Scorings } from '../../../table/live/use-scorings';
import { resting, useTableState } from '../../../table/live/use-table-state';
import { showing, useDrawnPosition } from '../../../table/map/use-drawn-position';
import { TableContext, useTable } from '../../../table/table-state';
import { play } from '../../../ui/state/sound';
import { BASIC, EXPANDED, type GameKind } from '../scene/cards';
import { moveWords, placeOf } from '../scene/describe';
import { parseMove } from '../scene/moves';
import { makeScene } from '../scene/scene';
import { bySource, factsOf, sourcesOfPoints } from '../scene/sheet';
import { t } from '../text';
import { CaballeroScreen } from './CaballeroScreen';
import { CaballeroShow } from './CaballeroShow';

const NO_SEAT = -1;

/** The places of the moves that were played while the connection was lost, until the person has seen them. */
function useMissed(missed: number | undefined, moves: number, log: readonly LogLine[]): readonly Cell[] | undefined {
  const from = useMemo(() => (missed === undefined ? undefined : moves - missed), [missed]);
  return useMemo(
    () =>
      from === undefined
        ? undefined
        : log.filter((line) => line.ply > from && line.move !== '').flatMap((line) => placeOf(parseMove(line.move)) ?? []),
    [from, log.length],
  );
}

/** Connects a live table to the screen of El Caballero: a new scoring, the end, or the table. */
export function CaballeroPage(props: TableProps) {
  const { state, table, play } = props;
  const position = play.table as CaballeroTable;
  const scene = useMemo(() => makeScene(position), [position]);
  const kind = table.options.expanded === 'true' ? EXPANDED : BASIC;
  const at = useTableState(props, {
    variant: kind.isExpanded ? t('ec.subtitle.expanded') : t('ec.subtitle.basic'),
    moveWords: (move) => moveWords(scene, move),
  });
  const { toShow, isComing } = at.scorings;
  const changed = useMissed(state.missed, play.moves, at.log);
  useEvictionSound(position.tiles.length, at.log);
  const { hold } = useContext(FollowContext);
  const isShowing = isComing || toShow !== undefined;
  useEffect(() => hold(isShowing), [isShowing]);
  const drawn = useDrawnPosition(position, showing(isComing, toShow), { mover: NO_SEAT });
  const isOver = table.phase === 'over' && !isComing;
  return (
    <TableContext.Provider value={isComing ? resting(at) : at}>
      {toShow !== undefined && <Happened kind={kind} scoring={toShow} />}
      {toShow === undefined && isOver && <Over kind={kind} />}
      {toShow === undefined && !isOver && <CaballeroScreen table={drawn} kind={kind} changed={changed} />}
    </TableContext.Provider>
  );
}

type Scoring = NonNullable<Scorings['toShow']>;

/** The show of a new scoring. */
function Happened({ kind, scoring: { sheet, before } }: { kind: GameKind; scoring: Scoring }) {
  const { players, scorings } = useTable();
  const { round } = sheet.scoring;
  return (
    <TableScreen screen="show" round={{ ...kind, round, isScoring: true }}>
      <CaballeroShow
        scene={makeScene(sheet.table as CaballeroTable)}
        players={players}
        round={round}
        lines={sheet.sheet}
        before={before}
        onDone={scorings.shown}
      />
    </TableScreen>
  );
}

/** The end: who won, with points by source and round. */
function Over({ kind }: { kind: GameKind }) {
  const { play, players, scorings, log } = useTable();
  const sources = bySource(
    scorings.sheets.flatMap(({ sheet }) => sheet),
    players.length,
    kind,
  );
  const facts = useMemo(() => factsOf(scorings.sheets, log, players), [scorings.sheets, log, players]);
  const seats = players.map((_, seat) => ({
    seat,
    total: play.totals[seat] ?? 0,
    bySource: sources[seat]!,
    byColumn: play.scorings.map((scoring) => scoring.points[seat] ?? 0),
  }));
  return (
    <Finished
      seats={seats}
      sources={sourcesOfPoints(kind)}
      columns={play.scorings.map(({ round }) => t('final.round', { round }))}
      facts={facts}
    />
  );
}

/** Plays the sound of an eviction: an area tile was placed, and there are fewer caballero tiles than before. */
function useEvictionSound(tiles: number, log: readonly LogLine[]): void {
  const before = useRef(tiles);
  useEffect(() => {
    if (tiles < before.current && log.at(-1)?.move.startsWith('area ')) {
      play('evict');
    }
    before.current = tiles;
  }, [tiles]);
}
