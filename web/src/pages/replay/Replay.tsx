import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import type { JudgedTurn, Moment, ReplayView } from '../../protocol/types';
import { DealPanel } from '../../table/DealPanel';
import { useScreens } from '../../table/game';
import { roundAt, roundStarts, turnStep } from '../../table/steps';
import type { Player } from '../../table/types';
import { t } from '../../text';
import { Copy } from '../../ui/Copy';
import { Hidden } from '../../ui/Hidden';
import { PageBar } from '../../ui/PageBar';
import { addressOf, go } from '../../ui/router';
import { Loading, Trouble } from '../../ui/State';
import { ToolButton } from '../../ui/ToolButton';
import { gameName } from '../../ui/words';
import { Chances } from './Chances';
import { Export } from './Export';
import { Graph } from './Graph';
import { Numbers } from './Numbers';
import { PlayFromHere } from './PlayFromHere';
import { Scrubber, type Speed } from './Scrubber';
import { Sheets } from './Sheets';
import { useMoments } from './use-moments';
import { useReplayKeys } from './use-replay-keys';

const STEP = 1100;

/** A game to look through: the map, where in the game one is, the points over time, and the sheets. */
export function Replay({ replay, firstPly }: { replay: ReplayView; firstPly: number | undefined }) {
  const { replay: parts } = useScreens();
  const { log, names } = replay;
  const last = log.length;
  const [ply, setPly] = useState(() => Math.min(firstPly ?? 0, last));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [isStarting, setStarting] = useState(false);
  const { moments, trouble } = useMoments(replay.id, last, ply);
  const players = useMemo(
    () => names.map((name): Player => ({ name, isYou: false, isBot: false, isAway: false, clock: undefined })),
    [names],
  );
  const rounds = useMemo(() => roundStarts(log), [log]);
  const scorings = useMemo(() => log.filter((line) => line.scorings.length > 0).map((line) => line.ply), [log]);
  const marks = useMemo(() => parts.marks(replay, moments), [replay, moments.size]);
  const goTo = (to: number) => setPly(Math.min(last, Math.max(0, to)));
  // What would have been better is drawn on the position before it, and goes when one goes on.
  const [wanted, setWanted] = useState<JudgedTurn>();
  const better = wanted !== undefined && ply === wanted.first - 1 ? wanted : undefined;
  const show = (turn: JudgedTurn | undefined) => {
    setWanted(turn);
    setPlaying(false);
    if (turn !== undefined) {
      goTo(turn.first - 1);
    }
  };

  useAddress(replay.id, ply);
  useAutoplay(
    isPlaying && moments.has(ply),
    speed,
    ply,
    last,
    () => goTo(ply + 1),
    () => setPlaying(false),
  );
  useReplayKeys({
    step: (by) => goTo(ply + by),
    turn: (direction) => goTo(turnStep(log, ply, direction)),
    edge: (end) => goTo(end === 'first' ? 0 : last),
    play: () => setPlaying(!isPlaying),
  });

  const moment = useLatest(moments.get(ply));
  const line = log[ply - 1];
  const { words, where } = useMemo(
    () =>
      line === undefined || moment === undefined
        ? { words: t('replay.start'), where: [] }
        : parts.tell(moment.table, line, players),
    [moment, line, players],
  );
  const totals = replay.totals[ply] ?? [];
  const title =
    line !== undefined && line.scorings.length > 0
      ? t('replay.scoring', { round: line.scorings[0]!.round })
      : t('replay.round', { round: roundAt(rounds, ply) });
  if (moment === undefined) {
    return trouble === undefined ? <Loading /> : <Trouble text={trouble} />;
  }
  return (
    <div class="replay">
      <PageBar
        page="replay"
        title={{
          main: t('replay.title', { game: gameName(replay.game) }),
          sub: replay.finished ? t('replay.finished') : t('replay.running'),
        }}
      >
        <Podium names={names} totals={totals} />
        <div class="grow" />
        <Copy
          text={addressOf({ page: 'replay', id: replay.id, ply })}
          label={t('replay.copyLink')}
          as={ToolButton}
          onPhones="icon"
        />
        {replay.finished && ply < last && (
          <ToolButton onPhones="icon" aria-label={t('replay.from')} onClick={() => setStarting(true)}>
            <Icon name="play" />
            <span>{t('replay.from')}</span>
          </ToolButton>
        )}
      </PageBar>
      <main class="rstage">
        <Hidden as="h1">{t('replay.title', { game: gameName(replay.game) })}</Hidden>
        <div class="rl">
          <parts.Map position={moment.table} players={players} where={where} better={moment.ply === ply ? better : undefined} />
          <Scrubber
            ply={ply}
            last={last}
            rounds={rounds}
            scorings={scorings}
            marks={marks}
            title={title}
            words={words}
            isPlaying={isPlaying}
            speed={speed}
            onGo={goTo}
            onTurn={(direction) => goTo(turnStep(log, ply, direction))}
            onPlay={() => {
              if (ply === last) {
                goTo(0);
              }
              setPlaying(!isPlaying);
            }}
            onSpeed={setSpeed}
          />
        </div>
        <div class="rr">
          <Graph names={names} moments={moments} last={last} ply={ply} rounds={rounds} scorings={scorings} onGo={goTo} />
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
          <Sheets replay={replay} moment={moment} ply={ply} />
          {replay.finished && <Numbers replay={replay} />}
          <Export id={replay.id} game={replay.game} moment={moment} />
          {replay.deal !== null && replay.deal.seed !== null && <DealPanel deal={replay.deal} />}
          <Trouble text={trouble} />
        </div>
      </main>
      {isStarting && (
        <PlayFromHere replay={replay} ply={ply} mover={moment.movers[0] ?? 0} onClose={() => setStarting(false)} />
      )}
    </div>
  );
}

/** The last position that was there: the scrubber may be ahead of the network for a moment. */
function useLatest(moment: Moment | undefined): Moment | undefined {
  const latest = useRef(moment);
  latest.current = moment ?? latest.current;
  return latest.current;
}

/** Keeps the address in step, so that it can be copied at any time. */
function useAddress(id: string, ply: number): void {
  useEffect(() => {
    const timer = setTimeout(() => go({ page: 'replay', id, ply }, { replace: true }), 250);
    return () => clearTimeout(timer);
  }, [id, ply]);
}

function useAutoplay(isOn: boolean, speed: Speed, ply: number, last: number, onStep: () => void, onEnd: () => void): void {
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    if (ply >= last) {
      onEnd();
      return undefined;
    }
    const timer = setTimeout(onStep, STEP / speed);
    return () => clearTimeout(timer);
  }, [isOn, speed, ply, last]);
}

function Podium({ names, totals }: { names: readonly string[]; totals: readonly number[] }) {
  const order = names.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const best = totals[order[0] ?? 0] ?? 0;
  return (
    <ol class="podium">
      {order.map((seat) => (
        <li key={seat} class={best > 0 && totals[seat] === best ? 'win' : ''}>
          <Badge seat={seat} />
          <span>{names[seat]}</span> <b class="serif">{totals[seat] ?? 0}</b>
        </li>
      ))}
    </ol>
  );
}
