import { useCallback, useMemo } from 'preact/hooks';
import type { Cell } from '../../draw/grid';
import { useStore } from '../../net/store';
import type { CaballeroForecast, CaballeroTable, LogLine } from '../../protocol/types';
import { Finished } from '../../table/Finished';
import { forecaster } from '../../table/forecaster';
import { ShowFrame } from '../../table/ShowFrame';
import { showing, useDrawnPosition } from '../../table/use-drawn-position';
import type { WhatIf } from '../../table/use-forecast';
import { subtitleOf, type TableProps, type TableState, useTable } from '../../table/use-table';
import { preferences } from '../../ui/preferences';
import { go } from '../../ui/router';
import { CaballeroScreen } from './CaballeroScreen';
import { CaballeroShow } from './CaballeroShow';
import { BASIC, EXPANDED, type GameKind } from './cards';
import { makeScene } from './chart/scene';
import { moveWords, placeOf } from './describe';
import { logOf } from './log';
import { tellMoment } from './moment';
import { parseMove } from './moves';
import { bySource, sourcesOfPoints } from './sheet';
import { useEvictionSound } from './sounds';
import { t } from './text';

const NOBODY = -1;
const NO_MOVES: string[] = [];

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

/** Props that all screens share. */
interface PageProps extends TableProps {
  common: TableState;
  kind: GameKind;
  subtitle: string;
}

/** Connects a live table to the screen of El Caballero: a scoring that has just happened, the end, or the table. */
export function TablePage(props: TableProps) {
  const { state, table, play } = props;
  const common = useTable(props);
  const { toShow, isComing } = common.scorings;
  const position = play.table as CaballeroTable;
  const changed = useMissed(state.missed, play.moves, common.log);
  useEvictionSound(position.tiles.length, common.log);
  const drawn = useDrawnPosition(position, showing(isComing, toShow), { mover: NOBODY });
  const kind = table.options.expanded === 'true' ? EXPANDED : BASIC;
  const subtitle = subtitleOf(table, kind.isExpanded ? t('ec.subtitle.expanded') : t('ec.subtitle.basic'));
  const page: PageProps = { ...props, common, kind, subtitle };
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
function Happened({ common, kind, subtitle, scoring: { sheet, before } }: PageProps & { scoring: Scoring }) {
  const { round } = sheet.scoring;
  return (
    <ShowFrame title={common.title} subtitle={subtitle} tools={common.tools} rounds={kind} round={round}>
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
function Over({ live, table, play, common, subtitle }: PageProps) {
  const { players, scorings, title, tools } = common;
  const sources = bySource(
    scorings.sheets.flatMap(({ sheet }) => sheet),
    players.length,
  );
  const seats = players.map((_, seat) => ({
    seat,
    total: play.totals[seat] ?? 0,
    bySource: sources[seat]!,
    byColumn: play.scorings.map((scoring) => scoring.points[seat] ?? 0),
  }));
  return (
    <Finished
      live={live}
      table={table}
      play={play}
      players={players}
      seats={seats}
      sources={sourcesOfPoints()}
      columns={play.scorings.map(({ round }) => t('final.round', { round }))}
      tellMoment={tellMoment}
      title={title}
      subtitle={subtitle}
      tools={tools}
    />
  );
}

/** The table as it is drawn, and the places that have changed while the person was away. */
interface Drawn {
  drawn: CaballeroTable;
  changed: readonly Cell[] | undefined;
}

/** The table while it is played. */
function Playing({ state, table, play, common, kind, subtitle, drawn, changed }: PageProps & Drawn) {
  const prefs = useStore(preferences);
  const { players, log, seenPly, names } = common;
  const { isComing } = common.scorings;
  const { seat } = play;
  const position = play.table as CaballeroTable;
  const scene = useMemo(() => makeScene(position), [position]);
  const whatIf = useCallback<WhatIf<CaballeroForecast>>(
    (moves) => forecaster<CaballeroForecast>(table.id, seat, names)(moves),
    [table.id, seat],
  );
  const last = log.at(-1);
  const lookAt = useMemo(
    () => (last === undefined || last.seat === seat || last.move === '' ? undefined : placeOf(parseMove(last.move))),
    [last?.ply],
  );
  const entries = useMemo(() => logOf(log, scene, players, seenPly), [log.length, scene, players, seenPly]);
  return (
    <CaballeroScreen
      title={common.title}
      subtitle={subtitle}
      tools={common.tools}
      table={drawn}
      kind={kind}
      seat={seat}
      players={players}
      legal={isComing ? NO_MOVES : (common.isAway ? play : common).legal}
      isAway={common.isAway}
      sheet={play.sheet}
      log={entries}
      chat={common.chat}
      unread={common.unread}
      notice={common.notice((move) => moveWords(scene, move))}
      onDismiss={common.dismiss}
      canUndo={common.canUndo && !isComing}
      pending={state.sending}
      plan={common.plan}
      onPlan={common.planAhead}
      confirmEnd={prefs.confirmEnd === 'on'}
      showMoveList={prefs.moveList === 'shown'}
      lookAt={lookAt}
      changed={changed}
      whatIf={whatIf}
      onMove={common.move}
      onUndo={common.undo}
      isSpectator={common.isSpectator}
      onSay={common.say}
      onOpenLog={(id) => go({ page: 'replay', id: table.id, ply: Number(id) })}
    />
  );
}
