import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import type { CaballeroForecast, CaballeroTable, LogLine } from '../../../protocol/types';
import { Finished } from '../../../table/final/Finished';
import { FollowContext } from '../../../table/follow/follow';
import type { TableProps } from '../../../table/game';
import { ShowFrame } from '../../../table/live/ShowFrame';
import { type PageProps, useScreenProps } from '../../../table/live/use-screen-props';
import { subtitleOf, type TableState, useTable } from '../../../table/live/use-table';
import { showing, useDrawnPosition } from '../../../table/map/use-drawn-position';
import { BASIC, EXPANDED, type GameKind } from '../scene/cards';
import { moveWords, placeOf } from '../scene/describe';
import { evictedBy, flashedBy } from '../scene/evicted';
import { factsOf } from '../scene/facts';
import { captionOf, logOf } from '../scene/log';
import { parseMove } from '../scene/moves';
import { makeScene } from '../scene/scene';
import { bySource, sourcesOfPoints } from '../scene/sheet';
import { t } from '../text';
import { CaballeroScreen } from './CaballeroScreen';
import { CaballeroShow } from './CaballeroShow';
import { useEvictionSound } from './use-eviction-sound';

const NOBODY = -1;

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

type CaballeroPage = PageProps & { kind: GameKind };

/** Connects a live table to the screen of El Caballero: a scoring that has just happened, the end, or the table. */
export function CaballeroPage(props: TableProps) {
  const { state, table, play } = props;
  const common = useTable(props);
  const { toShow, isComing } = common.scorings;
  const position = play.table as CaballeroTable;
  const changed = useMissed(state.missed, play.moves, common.log);
  useEvictionSound(position.tiles.length, common.log);
  const { hold } = useContext(FollowContext);
  const isShowing = isComing || toShow !== undefined;
  useEffect(() => hold(isShowing), [isShowing]);
  const drawn = useDrawnPosition(position, showing(isComing, toShow), { mover: NOBODY });
  const kind = table.options.expanded === 'true' ? EXPANDED : BASIC;
  const subtitle = subtitleOf(table, kind.isExpanded ? t('ec.subtitle.expanded') : t('ec.subtitle.basic'));
  const page: CaballeroPage = { ...props, common, kind, subtitle };
  if (toShow !== undefined) {
    return <Happened {...page} scoring={toShow} />;
  }
  if (table.phase === 'over' && !isComing) {
    return <Over {...page} />;
  }
  return <Playing {...page} drawn={drawn} changed={changed} />;
}

type Scoring = NonNullable<TableState['scorings']['toShow']>;

/** A scoring that has just happened. */
function Happened({ scoring: { sheet, before }, ...page }: CaballeroPage & { scoring: Scoring }) {
  const { common, kind } = page;
  const { round } = sheet.scoring;
  return (
    <ShowFrame page={page} rounds={kind} round={round}>
      <CaballeroShow
        scene={makeScene(sheet.table as CaballeroTable)}
        players={common.players}
        round={round}
        lines={sheet.sheet}
        before={before}
        onDone={common.scorings.shown}
      />
    </ShowFrame>
  );
}

/** The end: who won, with points by source and round. */
function Over(page: CaballeroPage) {
  const { play, common, kind } = page;
  const { players, scorings } = common;
  const sources = bySource(
    scorings.sheets.flatMap(({ sheet }) => sheet),
    players.length,
    kind,
  );
  const facts = useMemo(() => factsOf(scorings.sheets, common.log, players), [scorings.sheets, common.log, players]);
  const seats = players.map((_, seat) => ({
    seat,
    total: play.totals[seat] ?? 0,
    bySource: sources[seat]!,
    byColumn: play.scorings.map((scoring) => scoring.points[seat] ?? 0),
  }));
  return (
    <Finished
      page={page}
      seats={seats}
      sources={sourcesOfPoints(kind)}
      columns={play.scorings.map(({ round }) => t('final.round', { round }))}
      facts={facts}
    />
  );
}

/** The table as it is drawn, and the places that have changed while the person was away. */
interface Drawn {
  drawn: CaballeroTable;
  changed: readonly Cell[] | undefined;
}

/** The table while it is played. */
function Playing({ drawn, changed, ...page }: CaballeroPage & Drawn) {
  const { play, common, kind } = page;
  const { players, log, seenPly } = common;
  const { isComing } = common.scorings;
  const position = play.table as CaballeroTable;
  const scene = useMemo(() => makeScene(position), [position]);
  const shared = useScreenProps<CaballeroForecast>(page, isComing, (move) => moveWords(scene, move));
  const last = log.at(-1);
  const lookAt = useMemo(
    () => (last === undefined || last.seat === play.seat || last.move === '' ? undefined : placeOf(parseMove(last.move))),
    [last?.ply],
  );
  const entries = useMemo(() => logOf(log, position.areas, players, seenPly), [log, position, players, seenPly]);
  const { action, before } = useContext(FollowContext);
  const caption = useMemo(() => action && captionOf(position.areas, players, action), [action, position, players]);
  const evicted = useMemo(() => (action && before ? evictedBy(action, before.table as CaballeroTable) : []), [action, before]);
  const flashed = useMemo(() => (action ? flashedBy(action) : []), [action]);
  return (
    <CaballeroScreen
      {...shared}
      table={drawn}
      kind={kind}
      // The selection stays while there is no connection.
      legal={common.isAway && !isComing ? play.legal : shared.legal}
      isAway={common.isAway}
      sheet={play.sheet}
      log={entries}
      lookAt={lookAt}
      changed={changed}
      caption={caption}
      evicted={evicted}
      flashed={flashed}
    />
  );
}
