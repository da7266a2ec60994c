import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Badge, Icon } from '../draw/Icon';
import { colourOf } from '../draw/players';
import { t } from '../text';
import { Button } from '../ui/Button';
import { Keys } from '../ui/Keys';
import { Panel } from '../ui/Panel';
import { ScoreSheet } from './ScoreSheet';
import type { Player, ScoredRow } from './types';

interface Props<R extends ScoredRow> {
  rows: readonly R[];
  players: readonly Player[];
  /** The seats as their panels stand. */
  order: readonly number[];
  /** What is being scored, for readers. */
  title: string;
  /** Beside the sheet's title: which scoring it is. */
  note: string;
  /** The points of each seat before this scoring. */
  before: readonly number[];
  /** The map with the row that is being scored, or with none when all are. */
  map: (current: R | undefined, next: () => void, totals: readonly number[]) => ComponentChildren;
  /** The head of a row: the region and its worth. */
  worth: (row: R) => string;
  /** What each seat gets there, and for what. */
  sentences: (row: R) => string;
  foot: string;
  onDone: () => void;
}

const STEP_MS = 1800;
const SPEEDS = [1, 2, 4] as const;

/** A scoring as a show, region by region, that everybody sees at their own pace and may skip. */
export function ScoringShow<R extends ScoredRow>({
  rows,
  players,
  order,
  title,
  note,
  before,
  map,
  worth,
  sentences,
  foot,
  onDone,
}: Props<R>) {
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const [at, setAt] = useState(still ? rows.length : 0);
  const [isPaused, setPaused] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const current = rows[at];
  const step = (by: number) => setAt((now) => Math.min(rows.length, Math.max(0, now + by)));

  useEffect(() => {
    if (isPaused || at >= rows.length) {
      return undefined;
    }
    const timer = setTimeout(() => step(1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [at, isPaused, speed, rows.length]);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setAt(rows.length);
      } else if (event.key === 'ArrowRight') {
        step(1);
      } else if (event.key === 'ArrowLeft') {
        step(-1);
      } else if (event.key === ' ') {
        setPaused((paused) => !paused);
      } else {
        return;
      }
      event.preventDefault();
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [rows.length]);

  const shown = rows.slice(0, at + 1);
  const sums = players.map((_, seat) => shown.reduce((sum, row) => sum + row.points[seat]!, 0));
  const totals = sums.map((sum, seat) => sum + before[seat]!);
  const most = Math.max(1, ...players.map((_, seat) => rows.reduce((sum, row) => sum + row.points[seat]!, 0)));

  return (
    <main class="stage sco">
      <div class={`players n${players.length}`}>
        {order.map((seat) => (
          <Gains
            key={seat}
            seat={seat}
            player={players[seat]!}
            rows={shown}
            current={current}
            before={before[seat]!}
            most={most}
          />
        ))}
      </div>
      <div class="centre">
        {map(current, () => step(1), totals)}
        <Panel class="show" aria-label={title}>
          <div class="trans">
            <button type="button" aria-label={t('show.previous')} onClick={() => step(-1)}>
              <Icon name="prev" />
            </button>
            <button
              type="button"
              class="pl"
              aria-label={t(isPaused ? 'show.play' : 'show.pause')}
              onClick={() => setPaused(!isPaused)}
            >
              <Icon name={isPaused ? 'play' : 'pause'} />
            </button>
            <button type="button" aria-label={t('show.next')} onClick={() => step(1)}>
              <Icon name="next" />
            </button>
          </div>
          <div class="mv" role="status">
            <b class="serif">{current ? worth(current) : t('show.done')}</b>
            <span>
              {current ? sentences(current) : t('show.doneText')} {current && t('show.count', { n: at + 1, of: rows.length })}
            </span>
            <div class="sdots" aria-hidden="true">
              {rows.map((row, i) => (
                <i key={row.id} class={i < at ? 'd' : i === at ? 'c' : ''} />
              ))}
            </div>
          </div>
          <div class="skip">
            <div class="seg2" role="group" aria-label={t('show.speed')}>
              {SPEEDS.map((factor) => (
                <button
                  key={factor}
                  type="button"
                  class={factor === speed ? 'on' : ''}
                  aria-pressed={factor === speed}
                  onClick={() => setSpeed(factor)}
                >
                  {factor}×
                </button>
              ))}
            </div>
            {current ? (
              <Button onClick={() => setAt(rows.length)}>
                {t('show.skip')} <Keys>Esc</Keys>
              </Button>
            ) : (
              <Button variant="primary" onClick={onDone}>
                {t('show.continue')}
              </Button>
            )}
          </div>
        </Panel>
      </div>
      <div class="side one">
        <ScoreSheet
          title={t('sheet.title')}
          note={note}
          names={players.map((player) => player.name)}
          rows={rows.map((row, i) => ({ ...row, state: i < at ? 'done' : i === at ? 'cur' : 'next' }))}
          sums={sums}
          totals={totals}
          foot={foot}
        />
      </div>
    </main>
  );
}

/** What rises from a region when it is scored. */
export function Rises({ points }: { points: readonly number[] }) {
  return (
    <ul class="rises" aria-hidden="true">
      {points.map(
        (gain, seat) =>
          gain > 0 && (
            <li key={seat} class="rise">
              <Badge seat={seat} size="small" />+{gain}
            </li>
          ),
      )}
    </ul>
  );
}

function Gains({
  seat,
  player,
  rows,
  current,
  before,
  most,
}: {
  seat: number;
  player: Player;
  rows: readonly ScoredRow[];
  current: ScoredRow | undefined;
  before: number;
  most: number;
}) {
  const now = current?.points[seat] ?? 0;
  const sum = rows.reduce((all, row) => all + row.points[seat]!, 0);
  const listed = rows.filter((row) => row.points[seat]! > 0).slice(-4);
  return (
    <article data-player={colourOf(seat)} class={`pp spp ${now > 0 ? 'up1' : ''}`} aria-label={player.name}>
      <div class="pp-h">
        <Badge seat={seat} size="large" />
        <div class="nm">
          <h2>{player.isYou ? t('player.you') : player.name}</h2>
          <span class="st">{now > 0 ? <span class="plus">+{now}</span> : t('show.had', { n: before })}</span>
        </div>
        <div class="sc">
          <b class="serif">{before + sum}</b>
        </div>
      </div>
      <div class="gain">
        <span>{t('show.soFar')}</span>
        <b class="tn">{sum}</b>
      </div>
      <div class="sbar" aria-hidden="true">
        <i style={{ width: `${((sum - now) / most) * 100}%` }} />
        <i class="n" style={{ width: `${(now / most) * 100}%` }} />
      </div>
      <ul class="lst">
        {listed.map((row) => (
          <li key={row.id} class={row === current ? 'now' : ''}>
            <Icon name={row.icon} />
            {row.name}
            <b class="tn">+{row.points[seat]}</b>
          </li>
        ))}
        {listed.length === 0 && <li>{t('show.nothing')}</li>}
      </ul>
    </article>
  );
}
