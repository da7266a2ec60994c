import { useEffect, useMemo, useState } from 'preact/hooks';
import { Badge, Icon } from '../draw/Icon';
import { colourOf } from '../draw/players';
import type { ScoreLine } from '../protocol/table';
import { ScoreSheet } from '../table/ScoreSheet';
import type { Player } from '../table/types';
import { plural, t } from '../text';
import { Chart } from './chart/Chart';
import type { Scene } from './chart/scene';
import { regionScores, type RegionScore } from './sheet';

interface Props {
  /** The position that is scored. */
  scene: Scene;
  players: readonly Player[];
  round: number;
  lines: readonly ScoreLine[];
  /** The points of each seat before this scoring. */
  before: readonly number[];
  onDone: () => void;
}

const STEP_MS = 1800;
const SPEEDS = [1, 2, 4] as const;
const NOBODY: ReadonlySet<string> = new Set();

/** A scoring as a show, region by region, that everybody sees at their own pace and may skip. */
export function ScoringShow({ scene, players, round, lines, before, onDone }: Props) {
  const rows = useMemo(() => regionScores(scene, lines), [scene, lines]);
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const [at, setAt] = useState(still ? rows.length : 0);
  const [isPaused, setPaused] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const [cursor, setCursor] = useState({ x: 0, y: 0 });
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
  const region = current && scene.table.regions[current.region]!;
  const tiles = current ? scene.map.cells[current.region]!.length : 0;

  return (
    <main class="stage sco">
      <div class={`players n${players.length}`}>
        {scene.table.order.map((seat) => (
          <Gains key={seat} seat={seat} player={players[seat]!} rows={shown} current={current} before={before[seat]!} most={most} />
        ))}
      </div>
      <div class="centre">
        <Chart
          scene={scene}
          targets={[]}
          threatened={NOBODY}
          overlay={current === undefined}
          onOverlay={() => undefined}
          fitKey="show"
          spotlight={current?.region}
          lookAt={current && parseFirst(scene, current)}
          cursor={cursor}
          onCursor={setCursor}
          describe={() => ''}
          onTap={() => step(1)}
          onEnter={() => step(1)}
        >
          {current && region && (
            <>
              <div class="lit-title">
                <b class="serif">{current.name}</b>
                <span>
                  {plural(region.land ? 'show.land' : 'show.water', tiles, { symbols: region.value - tiles, value: region.value })}
                </span>
              </div>
              <ul class="rises" aria-hidden="true">
                {current.points.map(
                  (points, seat) =>
                    points > 0 && (
                      <li key={seat} class="rise">
                        <Badge seat={seat} size="sm" />+{points}
                      </li>
                    ),
                )}
              </ul>
            </>
          )}
        </Chart>
        <section class="panel show" aria-label={t('show.title', { round })}>
          <div class="trans">
            <button type="button" aria-label={t('show.previous')} onClick={() => step(-1)}>
              <Icon name="prev" />
            </button>
            <button type="button" class="pl" aria-label={t(isPaused ? 'show.play' : 'show.pause')} onClick={() => setPaused(!isPaused)}>
              <Icon name={isPaused ? 'play' : 'pause'} />
            </button>
            <button type="button" aria-label={t('show.next')} onClick={() => step(1)}>
              <Icon name="next" />
            </button>
          </div>
          <div class="mv" role="status">
            <b class="serif">{current ? t('show.worth', { region: current.name, value: current.value }) : t('show.done')}</b>
            <span>
              {current ? sentences(current, players) : t('show.doneText')}{' '}
              {current && t('show.count', { n: at + 1, of: rows.length })}
            </span>
            <div class="sdots" aria-hidden="true">
              {rows.map((row, i) => (
                <i key={row.region} class={i < at ? 'd' : i === at ? 'c' : ''} />
              ))}
            </div>
          </div>
          <div class="skip">
            <div class="seg2" role="group" aria-label={t('show.speed')}>
              {SPEEDS.map((factor) => (
                <button key={factor} type="button" class={factor === speed ? 'on' : ''} aria-pressed={factor === speed} onClick={() => setSpeed(factor)}>
                  {factor}×
                </button>
              ))}
            </div>
            {current ? (
              <button type="button" class="btn" onClick={() => setAt(rows.length)}>
                {t('show.skip')} <kbd class="kbd">Esc</kbd>
              </button>
            ) : (
              <button type="button" class="btn primary" onClick={onDone}>
                {t('show.continue')}
              </button>
            )}
          </div>
        </section>
      </div>
      <div class="side one">
        <ScoreSheet
          title={t('sheet.title')}
          note={t('sheet.after', { round })}
          names={players.map((player) => player.name)}
          rows={rows.map((row, i) => ({ ...row, id: String(row.region), state: i < at ? 'done' : i === at ? 'cur' : 'next' }))}
          sums={sums}
          totals={totals}
          foot={t('show.foot')}
        />
      </div>
    </main>
  );
}

function parseFirst(scene: Scene, row: RegionScore) {
  const [x, y] = scene.map.cells[row.region]![0]!.split(',').map(Number);
  return { x: x!, y: y! };
}

/** What each seat gets from a region, and for what. */
function sentences(row: RegionScore, players: readonly Player[]): string {
  const keys = {
    'ec.first': 'show.first',
    'ec.second': 'show.second',
    'ec.tiedFirst': 'show.tied',
    'ec.governor': 'show.governor',
    'ec.governedWater': 'show.governedWater',
    'ec.ship': 'show.ship',
  } as const;
  return row.lines
    .map((line) => t(keys[line.reason as keyof typeof keys] ?? 'show.ship', { name: players[line.seat]!.isYou ? t('player.you') : players[line.seat]!.name, points: line.points }))
    .join(' ');
}

function Gains({ seat, player, rows, current, before, most }: { seat: number; player: Player; rows: readonly RegionScore[]; current: RegionScore | undefined; before: number; most: number }) {
  const now = current?.points[seat] ?? 0;
  const sum = rows.reduce((all, row) => all + row.points[seat]!, 0);
  const listed = rows.filter((row) => row.points[seat]! > 0).slice(-4);
  return (
    <article class={`pp spp c-${colourOf(seat)} ${now > 0 ? 'up1' : ''}`} aria-label={player.name}>
      <div class="pp-h">
        <Badge seat={seat} size="lg" />
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
          <li key={row.region} class={row === current ? 'now' : ''}>
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
