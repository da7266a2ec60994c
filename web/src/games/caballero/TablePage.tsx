import { useCallback, useMemo } from 'preact/hooks';
import type { Cell } from '../../draw/grid';
import { useStore } from '../../net/store';
import type { CaballeroForecast, CaballeroTable, LogLine } from '../../protocol/types';
import { Finished } from '../../table/Finished';
import { Scored } from '../../table/Scored';
import type { WhatIf } from '../../table/use-forecast';
import { useStanding } from '../../table/use-standing';
import { subtitleOf, type TableProps, useTable } from '../../table/use-table';
import { forecaster } from '../../table/what-if';
import { preferences } from '../../ui/preferences';
import { go } from '../../ui/router';
import { CaballeroScreen } from './CaballeroScreen';
import { CaballeroShow } from './CaballeroShow';
import { BASIC, EXPANDED } from './cards';
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

/** The places of the moves that were played while the connection was lost, until that has been read. */
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

/** Connects a live table to the screen of El Caballero. */
export function TablePage({ live, state, table, play }: TableProps) {
  const prefs = useStore(preferences);
  const common = useTable({ live, state, table, play });
  const { players, log, seenPly, scorings, title, tools, nameOf } = common;
  const { seat } = play;
  const position = play.table as CaballeroTable;
  const scene = useMemo(() => makeScene(position), [position]);
  const whatIf = useCallback<WhatIf<CaballeroForecast>>(
    (moves) => forecaster<CaballeroForecast>(table.id, seat, nameOf)(moves),
    [table.id, seat],
  );
  const lastLine = log.at(-1);
  const lookAt = useMemo(
    () =>
      lastLine === undefined || lastLine.seat === seat || lastLine.move === '' ? undefined : placeOf(parseMove(lastLine.move)),
    [lastLine?.ply],
  );
  const entries = useMemo(() => logOf(log, scene, players, seenPly), [log.length, scene, players, seenPly]);
  const changed = useMissed(state.missed, play.moves, log);
  useEvictionSound(position.tiles.length, log);

  const kind = table.options.expanded === 'true' ? EXPANDED : BASIC;
  const subtitle = subtitleOf(table, kind.isExpanded ? t('ec.subtitle.expanded') : t('ec.subtitle.basic'));
  const { toShow, isComing } = scorings;
  const drawn = useStanding(position, isComing ? 'coming' : toShow === undefined ? 'nothing' : 'on', { mover: NOBODY });
  if (toShow !== undefined) {
    const { sheet, scoring, table: scored } = toShow.sheet;
    return (
      <Scored title={title} subtitle={subtitle} tools={tools} rounds={kind} round={scoring.round}>
        <CaballeroShow
          scene={makeScene(scored as CaballeroTable)}
          players={players}
          round={scoring.round}
          lines={sheet}
          before={toShow.before}
          onDone={scorings.shown}
        />
      </Scored>
    );
  }
  if (table.phase === 'over' && !isComing) {
    const sources = bySource(
      scorings.sheets.flatMap(({ sheet }) => sheet),
      players.length,
    );
    const seats = players.map((_, other) => ({
      seat: other,
      total: play.totals[other] ?? 0,
      bySource: sources[other]!,
      byColumn: play.scorings.map((scoring) => scoring.points[other] ?? 0),
    }));
    const columns = play.scorings.map(({ round }) => t('final.round', { round }));
    return (
      <Finished
        live={live}
        table={table}
        play={play}
        players={players}
        seats={seats}
        sources={sourcesOfPoints()}
        columns={columns}
        tellMoment={tellMoment}
        title={title}
        subtitle={subtitle}
        tools={tools}
      />
    );
  }
  return (
    <CaballeroScreen
      title={title}
      subtitle={subtitle}
      tools={tools}
      table={drawn}
      kind={kind}
      seat={seat}
      players={players}
      legal={isComing ? NO_MOVES : common.isAway ? play.legal : common.legal}
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
      onSay={common.say}
      onOpenLog={(id) => go({ page: 'replay', id: table.id, ply: Number(id) })}
    />
  );
}
