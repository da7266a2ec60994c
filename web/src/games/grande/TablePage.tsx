import { useCallback, useContext, useMemo, useState } from 'preact/hooks';
import { useStore } from '../../net/store';
import type { GrandeForecast, GrandeTable } from '../../protocol/types';
import { Finished } from '../../table/Finished';
import { forecaster } from '../../table/forecaster';
import { HandOver } from '../../table/HandOver';
import { LessonContext } from '../../table/lesson';
import { ReadinessChoice } from '../../table/ReadinessChoice';
import { ShowFrame } from '../../table/ShowFrame';
import { nameIn, seatToMove } from '../../table/seats';
import { showing, useDrawnPosition } from '../../table/use-drawn-position';
import type { WhatIf } from '../../table/use-forecast';
import { subtitleOf, type TableProps, type TableState, useTable } from '../../table/use-table';
import { preferences } from '../../ui/preferences';
import { go } from '../../ui/router';
import { roundsOf } from './cards';
import { GrandeScreen } from './GrandeScreen';
import { GrandeShow, isGeneral } from './GrandeShow';
import { logOf, takenCards, tellMoment } from './log';
import { Reveal } from './Reveal';
import { bySource, sourcesOfPoints } from './sheet';
import { t } from './text';
import { type Show, useShow } from './use-show';
import { moveWords } from './words';

const NO_MOVES: readonly string[] = [];

/**
 * Connects a live table to the screen of El Grande. On a shared device, the secrets of a seat stay hidden until it has been
 * passed on.
 */
export function TablePage(props: TableProps) {
  const { live, table, play } = props;
  // In a lesson, the script moves for the other seats.
  const lesson = useContext(LessonContext);
  const isShared = table.yours.length > 1 && lesson === undefined;
  const [holder, setHolder] = useState(isShared ? undefined : play.seat);
  const next = seatToMove(table) ?? holder ?? play.seat;
  if (isShared && holder !== next && table.phase === 'playing') {
    const ready = () => {
      setHolder(next);
      // From then on, the server sends only this seat's view, whoever's turn it is.
      void live.sitAt(next);
    };
    return <HandOver seat={next} name={nameIn(table)(next)} onReady={ready} />;
  }
  return <Page {...props} />;
}

/** Props that all screens share. */
interface PageProps extends TableProps {
  common: TableState;
  subtitle: string;
}

/** Chooses what is shown: what has just happened, the end, or the table. */
function Page(props: TableProps) {
  const { table, play } = props;
  const common = useTable(props);
  const { scorings } = common;
  const show = useShow(table, play, common.log, scorings);
  const isComing = show === undefined ? scorings.isComing : show.kind === 'loading';
  const position = play.table as GrandeTable;
  const drawn = useDrawnPosition(position, showing(isComing, show), { obliged: [] });
  const subtitle = subtitleOf(table, t(table.options.short === 'true' ? 'eg.subtitle.short' : 'eg.subtitle.full'));
  const page: PageProps = { ...props, common, subtitle };
  if (show !== undefined && show.kind !== 'loading') {
    return <Happened {...page} show={show} />;
  }
  if (table.phase === 'over' && show === undefined && !scorings.isComing) {
    return <Over {...page} />;
  }
  return <Playing {...page} drawn={drawn} isComing={isComing} />;
}

/** Revealed disks, or a scoring. */
function Happened({ table, play, common, subtitle, show }: PageProps & { show: Exclude<Show, { kind: 'loading' }> }) {
  const { players, title, tools } = common;
  const isReveal = show.kind === 'reveal';
  return (
    <ShowFrame
      screen={isReveal ? 'reveal' : 'show'}
      title={title}
      subtitle={subtitle}
      tools={tools}
      rounds={roundsOf(table.options)}
      round={isReveal ? show.before.round : show.sheet.scoring.round}
      isScoring={isReveal ? show.before.stage === 'castillo' : isGeneral(show.sheet.scoring)}
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
          onDone={show.done}
        />
      )}
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
      live={live}
      table={table}
      play={play}
      players={players}
      seats={seats}
      sources={sourcesOfPoints()}
      columns={[...general.map(({ round }) => t('final.round', { round })), t('eg.final.cards')]}
      tellMoment={tellMoment}
      title={title}
      subtitle={subtitle}
      tools={tools}
    />
  );
}

/** The table as it is drawn, and whether something has to be shown first. */
interface Drawn {
  drawn: GrandeTable;
  isComing: boolean;
}

/** The table while it is played. */
function Playing({ state, table, play, common, subtitle, drawn, isComing }: PageProps & Drawn) {
  const prefs = useStore(preferences);
  const { players, log, seenPly, names } = common;
  const { seat } = play;
  const position = play.table as GrandeTable;
  const whatIf = useCallback<WhatIf<GrandeForecast>>(
    (moves, times) => forecaster<GrandeForecast>(table.id, seat, names)(moves, times),
    [table.id, seat],
  );
  const { left } = roundsOf(table.options);
  const entries = useMemo(() => logOf(log, left, players, seenPly), [play, log.length, players, seenPly]);
  const taken = useMemo(() => takenCards(log), [play, log.length]);
  return (
    <GrandeScreen
      title={common.title}
      subtitle={subtitle}
      tools={common.tools}
      table={drawn}
      options={table.options}
      seat={seat}
      players={players}
      legal={isComing ? NO_MOVES : common.legal}
      taken={taken}
      log={entries}
      chat={common.chat}
      unread={common.unread}
      notice={common.notice((move) => moveWords(position, players, move))}
      onDismiss={common.dismiss}
      canUndo={common.canUndo && !isComing}
      pending={state.sending}
      plan={common.plan}
      onPlan={common.planAhead}
      confirmEnd={prefs.confirmEnd === 'on'}
      showMoveList={prefs.moveList === 'shown'}
      whatIf={whatIf}
      waiting={common.waiting}
      readiness={<ReadinessChoice table={table} readiness={play.readiness} onChoose={common.getReady} />}
      onMove={common.move}
      onInterrupt={(move) => common.moveFrom(common.waiting?.seat ?? seat, move)}
      onUndo={common.undo}
      isSpectator={common.isSpectator}
      onSay={common.say}
      onOpenLog={(id) => go({ page: 'replay', id: table.id, ply: Number(id) })}
    />
  );
}
