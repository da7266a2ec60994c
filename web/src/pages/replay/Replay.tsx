import { Fragment } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Moment, ReplayView, Scoring } from '../../protocol/types';
import { KeyMoments } from '../../table/final/KeyMoments';
import { scoreCsv } from '../../table/final/score-csv';
import { rankedBy } from '../../table/final/standing';
import { DealPanel } from '../../table/frame/DealPanel';
import { useScreens } from '../../table/game';
import { useNotes } from '../../table/lesson/sample';
import { nameOf } from '../../table/people/names';
import { GENERAL, roundAt, roundStarts, turnStep } from '../../table/people/steps';
import type { Player } from '../../table/people/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { ErrorText, Loading } from '../../ui/page/MessagePage';
import { Hidden } from '../../ui/parts/Hidden';
import { gameName } from '../../ui/state/names';
import { Chances } from './Chances';
import { CommentsPanel, commentWords, type GameComments, useComments } from './Comments';
import { Export } from './Export';
import { Graph } from './Graph';
import styles from './Replay.module.css';
import { ReplayBar, replayTitle } from './ReplayBar';
import { ScoreSheets } from './ScoreSheets';
import { Scrubber } from './Scrubber';
import { Statistics } from './Statistics';
import { useMoments } from './use-moments';
import { type Playback, usePlayback } from './use-playback';
import { useReplayKeys } from './use-replay-keys';

/** Shared by all parts of a replay. */
interface Parts {
  replay: ReplayView;
  /** The names for the reader: "you" for themselves. */
  named: ReplayView;
  players: readonly Player[];
  moments: ReadonlyMap<number, Moment>;
  moment: Moment;
  playback: Playback;
  comments: GameComments;
}

interface Props {
  replay: ReplayView;
  firstPly: number | undefined;
}

/** A game to replay: the map, the current place in the game, the points over time, and the sheets. */
export function Replay({ replay, firstPly }: Props) {
  const { log, names, personas, yours, left } = replay;
  const fetched = useRef<ReadonlyMap<number, Moment>>(new Map());
  const playback = usePlayback(replay.id, log.length, firstPly ?? 0, (ply) => fetched.current.has(ply));
  const { ply, last, goTo } = playback;
  const { moments, trouble } = useMoments(replay.id, last, ply);
  fetched.current = moments;
  const players = useMemo(
    () =>
      names.map((name, seat): Player => {
        const persona = personas[seat] ?? '';
        const hasLeft = left.includes(seat);
        return {
          name,
          isYou: yours.includes(seat),
          isBot: persona !== '',
          persona,
          level: '',
          hasLeft,
          isAway: false,
          clock: undefined,
        };
      }),
    [names, personas, left, yours],
  );
  const comments = useComments(replay.id);
  const named = useMemo(() => ({ ...replay, names: players.map(nameOf) }), [replay, players]);
  useReplayKeys({
    step: (by) => goTo(ply + by),
    turn: (direction) => goTo(turnStep(log, ply, direction)),
    edge: (end) => goTo(end === 'first' ? 0 : last),
    play: playback.toggle,
  });
  const moment = useLatest(moments.get(ply));
  if (moment === undefined) {
    return trouble === undefined ? <Loading /> : <ErrorText text={trouble} />;
  }
  const parts: Parts = { replay, named, players, moments, moment, playback, comments };
  return (
    <div class={styles.replay}>
      <ReplayBar {...parts} />
      <main class={styles.stage}>
        <Hidden as="h1">{replayTitle(replay)}</Hidden>
        <div class={styles.columns}>
          <MapAndTime {...parts} />
          <div class={styles.side}>
            <Side {...parts} />
            <ErrorText text={trouble} />
          </div>
        </div>
      </main>
    </div>
  );
}

const NONE_LEFT: readonly number[] = [];

/** The map at this ply, and the whole game under it. */
function MapAndTime({ replay, players, moments, moment, playback, comments }: Parts) {
  const { replay: parts, notation } = useScreens();
  const { log } = replay;
  const { ply, better } = playback;
  const rounds = useMemo(() => roundStarts(log, notation.startsRound), [log]);
  const left = parts.roundsLeft?.(replay.options) ?? NONE_LEFT;
  const marks = useMemo(() => parts.marks(replay, moments, players), [replay, moments.size, players]);
  const line = log[ply - 1];
  const { words, effects, where } = useMemo(
    () =>
      line === undefined ? { words: t('replay.start'), effects: [], where: [] } : parts.describe(moment.table, line, players),
    [moment, line, players],
  );
  const scored = line?.scorings[0];
  return (
    <div class={styles.map} style={parts.mapHeight && { '--map-height': parts.mapHeight }}>
      <parts.Map position={moment.table} players={players} where={where} better={moment.ply === ply ? better : undefined} />
      <Note replay={replay.id} playback={playback} comments={comments} />
      <Scrubber
        playback={playback}
        rounds={rounds}
        left={left}
        scorings={scoringPlies(replay)}
        marks={marks}
        title={scored === undefined ? t('replay.round', { round: roundAt(rounds, ply, left) }) : scoringTitle(scored)}
        words={
          <>
            {words}
            {effects.map(({ text }, i) => (
              <Fragment key={i}> · {text}</Fragment>
            ))}
          </>
        }
        onTurn={(direction) => playback.goTo(turnStep(log, ply, direction))}
      />
    </div>
  );
}

/** The notes and comments on this move, with buttons to the others; most games have none. */
function Note({
  replay,
  playback: { ply, goTo },
  comments: { comments },
}: { replay: string } & Pick<Parts, 'playback' | 'comments'>) {
  const samples = useNotes(replay);
  const notes = [...samples, ...comments.map((comment) => ({ ply: comment.ply, text: () => commentWords(comment) }))].sort(
    (one, other) => one.ply - other.ply,
  );
  const now = notes.filter((note) => note.ply === ply);
  const before = notes.findLast((note) => note.ply < ply);
  const after = notes.find((note) => note.ply > ply);
  return notes.length === 0 ? null : (
    <div class={styles.note} role="status">
      <p>{now.map((note) => note.text()).join(' · ')}</p>
      <Button size="small" disabled={before === undefined} onClick={() => goTo(before!.ply)}>
        {t('replay.note.before')}
      </Button>
      <Button size="small" variant="primary" disabled={after === undefined} onClick={() => goTo(after!.ply)}>
        {t('replay.note.after')}
      </Button>
    </div>
  );
}

/** The side column: information about the game. */
function Side({ replay, named, players, moments, moment, comments, playback: { ply, last, better, goTo, show } }: Parts) {
  const { replay: parts, notation } = useScreens();
  const rounds = useMemo(() => roundStarts(replay.log, notation.startsRound), [replay.log]);
  return (
    <>
      <Graph
        names={named.names}
        moments={moments}
        last={last}
        ply={ply}
        rounds={rounds}
        left={parts.roundsLeft?.(replay.options) ?? NONE_LEFT}
        scorings={scoringPlies(replay)}
        onGo={goTo}
      />
      {replay.finished && (
        <Chances
          replay={replay}
          players={players}
          moments={moments}
          last={last}
          ply={ply}
          shown={better}
          onGo={goTo}
          onShow={show}
        />
      )}
      <CommentsPanel replay={replay} comments={comments} ply={ply} onGo={goTo} />
      {replay.finished && <Pictures replay={replay} players={players} />}
      <ScoreSheets replay={named} moment={moment} ply={ply} />
      {replay.finished && <Statistics replay={named} />}
      <Export
        id={replay.id}
        game={replay.game}
        sheet={sheetOf(replay)}
        moment={moment}
        names={replay.names}
        totals={replay.totals[ply] ?? []}
        isThere={moment.ply === ply}
      />
      {replay.deal !== null && replay.deal.seed !== null && <DealPanel deal={replay.deal} />}
    </>
  );
}

/** The score sheet of the whole game. */
function sheetOf({ names, sheets, totals }: ReplayView): string {
  return scoreCsv(
    names,
    sheets.map(({ scoring }) => scoring),
    totals.at(-1) ?? [],
  );
}

/** The game in four pictures, and its result. */
function Pictures({ replay, players }: { replay: ReplayView; players: readonly Player[] }) {
  const { replay: parts } = useScreens();
  const ranked = rankedBy(replay.totals.at(-1) ?? [], players);
  return (
    <KeyMoments
      id={replay.id}
      log={replay.log}
      isNarrow
      players={players}
      title={replay.name ?? gameName(replay.game)}
      subtitle={t('replay.finished')}
      standing={ranked}
      bySource={parts.bySource(replay)}
    />
  );
}

/** The name of a scoring: its round, or the round and the card that caused it. */
export function scoringTitle({ cause, round }: Pick<Scoring, 'cause' | 'round'>): string {
  return t(cause === GENERAL ? 'replay.scoring' : 'replay.scoring.card', { round });
}

/** The plies that led to a scoring. */
function scoringPlies({ log }: ReplayView): number[] {
  return log.filter((line) => line.scorings.length > 0).map((line) => line.ply);
}

/** The last loaded position: the scrubber may be ahead of the network for a moment. */
function useLatest(moment: Moment | undefined): Moment | undefined {
  const latest = useRef(moment);
  latest.current = moment ?? latest.current;
  return latest.current;
}
