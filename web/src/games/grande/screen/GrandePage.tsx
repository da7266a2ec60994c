import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { GrandeForecast, GrandeTable } from '../../../protocol/types';
import { Finished } from '../../../table/final/Finished';
import { FollowContext, groupAt } from '../../../table/follow/follow';
import type { TableProps } from '../../../table/game';
import { LessonContext } from '../../../table/lesson/lesson';
import { ShowFrame } from '../../../table/live/ShowFrame';
import { type PageProps, useScreenProps } from '../../../table/live/use-screen-props';
import { subtitleOf, useTable } from '../../../table/live/use-table';
import { showing, useDrawnPosition } from '../../../table/map/use-drawn-position';
import { HandOver } from '../../../table/people/HandOver';
import { ReadinessChoice } from '../../../table/people/ReadinessChoice';
import { nameIn, seatToMove } from '../../../table/people/seats';
import { arrowOf } from '../map/follow-arrow';
import { Reveal } from '../reveal/Reveal';
import { beforeChoices } from '../reveal/revealed';
import { type Show, useShow } from '../reveal/use-show';
import { t } from '../text';
import { roundsOf } from '../words/cards';
import { cameToNothing, captionOf, continues, isStopped, lastActor, logOf, takenCards } from '../words/log';
import { bySource, sourcesOfPoints } from '../words/sheet';
import { moveWords } from '../words/words';
import { GrandeScreen } from './GrandeScreen';
import { GrandeShow, isGeneral } from './GrandeShow';

/**
 * Connects a live table to the screen of El Grande. On a shared device, the secrets of a seat stay hidden until it has been
 * passed on.
 */
export function GrandePage(props: TableProps) {
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

/** Chooses what is shown: what has just happened, the end, or the table. */
function Page(props: TableProps) {
  const { table, play } = props;
  const common = useTable(props);
  const { scorings } = common;
  const show = useShow(table, play, common.log, scorings);
  const isComing = show === undefined ? scorings.isComing : show.kind === 'loading';
  const { hold } = useContext(FollowContext);
  const isShowing = show !== undefined || scorings.isComing;
  useEffect(() => hold(isShowing), [isShowing]);
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
function Happened({ show, ...page }: PageProps & { show: Exclude<Show, { kind: 'loading' }> }) {
  const { table, play, common } = page;
  const { players } = common;
  const isReveal = show.kind === 'reveal';
  const { left } = roundsOf(table.options);
  const lines = isReveal ? beforeChoices(common.log, show.revealed) : common.log;
  const entries = useMemo(() => logOf(lines, left, players, common.seenPly), [lines.length, players]);
  return (
    <ShowFrame
      screen={isReveal ? 'reveal' : 'show'}
      page={page}
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
          by={isGeneral(show.sheet.scoring) ? undefined : lastActor(common.log, show.sheet.ply)}
          onDone={show.done}
        />
      )}
    </ShowFrame>
  );
}

/** The end: who won, with points by source and round. */
function Over(page: PageProps) {
  const { play, common } = page;
  const { players, scorings } = common;
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
      page={page}
      seats={seats}
      sources={sourcesOfPoints()}
      columns={[...general.map(({ round }) => t('final.round', { round })), t('eg.final.cards')]}
    />
  );
}

/** The table as it is drawn, and whether something has to be shown first. */
interface Drawn {
  drawn: GrandeTable;
  isComing: boolean;
}

/** The table while it is played. */
function Playing({ drawn, isComing, ...page }: PageProps & Drawn) {
  const { table, play, common } = page;
  const { players, log, seenPly } = common;
  const position = play.table as GrandeTable;
  const shared = useScreenProps<GrandeForecast>(page, isComing, (move) => moveWords(position, players, move));
  const { left } = roundsOf(table.options);
  const entries = useMemo(() => logOf(log, left, players, seenPly), [play, log.length, players, seenPly]);
  const taken = useMemo(() => takenCards(log), [play, log.length]);
  const { action } = useContext(FollowContext);
  const caption = useMemo(() => action && captionOf(players, groupAt(log, action, continues)), [action, log, players]);
  return (
    <GrandeScreen
      {...shared}
      table={drawn}
      options={table.options}
      taken={taken}
      isStopped={isStopped(log)}
      isIdle={cameToNothing(log)}
      log={entries}
      caption={caption}
      arrow={action && arrowOf(action.move)}
      waiting={common.waiting}
      readiness={<ReadinessChoice table={table} readiness={play.readiness} onChoose={common.getReady} />}
      onInterrupt={(move) => common.moveFrom(common.waiting?.seat ?? play.seat, move)}
    />
  );
}
