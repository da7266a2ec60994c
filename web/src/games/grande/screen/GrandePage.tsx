import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import { Finished } from '../../../table/final/Finished';
import { FollowContext } from '../../../table/follow/follow';
import { useHandOver } from '../../../table/frame/HandOver';
import { TableScreen } from '../../../table/frame/TableScreen';
import type { TableProps } from '../../../table/game';
import { resting, useTableState } from '../../../table/live/use-table-state';
import { showing, useDrawnPosition } from '../../../table/map/use-drawn-position';
import { TableContext, useTable } from '../../../table/table-state';
import type { MapArrow } from '../map/MapMarks';
import { Reveal } from '../reveal/Reveal';
import { beforeChoices } from '../reveal/revealed';
import { type Show, useShow } from '../reveal/use-show';
import { t } from '../text';
import { roundsOf } from '../words/cards';
import { lastActor, logOf } from '../words/log';
import { bySource, sourcesOfPoints } from '../words/sheet';
import { moveWords } from '../words/words';
import { GrandeScreen } from './GrandeScreen';
import { GrandeShow, isGeneral } from './GrandeShow';

/** Connects a live table to the screen of El Grande. */
export function GrandePage(props: TableProps) {
  return useHandOver(props) ?? <Page {...props} />;
}

/** Chooses the screen: a show, the end, or the table. */
function Page(props: TableProps) {
  const { table, play } = props;
  const position = play.table as GrandeTable;
  const at = useTableState(props, {
    variant: t(table.options.short === 'true' ? 'eg.subtitle.short' : 'eg.subtitle.full'),
    moveWords: (move, players) => moveWords(position, players, move),
  });
  const { scorings } = at;
  const show = useShow(table, play, at.log, scorings);
  const isComing = show === undefined ? scorings.isComing : show.kind === 'loading';
  const { action, hold } = useContext(FollowContext);
  const isShowing = show !== undefined || scorings.isComing;
  useEffect(() => hold(isShowing), [isShowing]);
  const drawn = useDrawnPosition(position, showing(isComing, show), { obliged: [] });
  const happened = show !== undefined && show.kind !== 'loading' ? show : undefined;
  const isOver = table.phase === 'over' && show === undefined && !scorings.isComing;
  return (
    <TableContext.Provider value={isComing ? resting(at) : at}>
      {happened && <Happened show={happened} />}
      {!happened && isOver && <Over />}
      {!happened && !isOver && <GrandeScreen table={drawn} arrow={action && arrowOf(action.move)} />}
    </TableContext.Provider>
  );
}

/** Revealed disks, or a scoring. */
function Happened({ show }: { show: Exclude<Show, { kind: 'loading' }> }) {
  const { table, play, players, log, seenPly } = useTable();
  const isReveal = show.kind === 'reveal';
  const { left } = roundsOf(table.options);
  const lines = isReveal ? beforeChoices(log, show.revealed) : log;
  const entries = useMemo(() => logOf(lines, left, players, seenPly), [lines.length, players]);
  return (
    <TableScreen
      screen={isReveal ? 'reveal' : 'show'}
      round={{
        ...roundsOf(table.options),
        round: isReveal ? show.before.round : show.sheet.scoring.round,
        isScoring: isReveal ? show.before.stage === 'castillo' : isGeneral(show.sheet.scoring),
      }}
    >
      {isReveal ? (
        <Reveal
          key={show.revealed.ply}
          before={show.before}
          after={show.after}
          revealed={show.revealed}
          players={players}
          seat={play.seat}
          isScored={show.isScored}
          log={entries}
          onNext={show.done}
        />
      ) : (
        <GrandeShow
          key={show.sheet.ply}
          table={show.scored}
          players={players}
          scoring={show.sheet.scoring}
          lines={show.sheet.sheet}
          before={show.before}
          by={isGeneral(show.sheet.scoring) ? undefined : lastActor(log, show.sheet.ply)}
          onDone={show.done}
        />
      )}
    </TableScreen>
  );
}

/** The end: who won, with points by source and round. */
function Over() {
  const { play, players, scorings } = useTable();
  const sources = bySource(
    scorings.sheets.flatMap(({ sheet }) => sheet),
    players.length,
  );
  const general = play.scorings.filter(isGeneral);
  const seats = players.map((_, seat) => {
    const byRound = general.map((scoring) => scoring.points[seat] ?? 0);
    const total = play.totals[seat] ?? 0;
    return {
      seat,
      total,
      bySource: sources[seat]!,
      byColumn: [...byRound, total - byRound.reduce((sum, points) => sum + points, 0)],
    };
  });
  return (
    <Finished
      seats={seats}
      sources={sourcesOfPoints()}
      columns={[...general.map(({ round }) => t('final.round', { round })), t('eg.final.cards')]}
    />
  );
}

/** The path of a caballero that was just moved or sent home. */
function arrowOf(move: string): MapArrow | undefined {
  const [kind, from, to, owner] = move.split(' ');
  if (kind === 'move' && from !== undefined && owner !== undefined) {
    return { seat: Number(owner), from, to, label: '1', isDraft: false };
  }
  return kind === 'send' && from !== undefined && to !== undefined
    ? { seat: Number(to), from, to: undefined, label: '1', isDraft: false }
    : undefined;
}
