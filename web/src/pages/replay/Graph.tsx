import { useMemo } from 'preact/hooks';
import { Emblem } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import type { Moment } from '../../protocol/types';
import { useScreens } from '../../table/game';
import { numberOf } from '../../table/people/steps';
import { t } from '../../text';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import styles from './Graph.module.css';

interface Props {
  names: readonly string[];
  moments: ReadonlyMap<number, Moment>;
  last: number;
  ply: number;
  /** The plies at which rounds begin. */
  rounds: readonly number[];
  /** The rounds that are left out of this game. */
  left: readonly number[];
  /** The plies that led to a scoring. */
  scorings: readonly number[];
  onGo: (ply: number) => void;
}

const W = 532;
const H = 190;
const LEFT = 30;
const RIGHT = 50;
const TOP = 12;
const FOOT = 172;
/** The height of a label at the end of a line. */
const LABEL = 16;

/** Every seat's points over the game, as far as the positions are loaded. */
export function Graph({ names, moments, last, ply, rounds, left, scorings, onGo }: Props) {
  const { replay } = useScreens();
  const series = useMemo(() => {
    const points = [...moments.values()]
      .sort((a, b) => a.ply - b.ply)
      .map((moment) => ({ ply: moment.ply, values: replay.ifScored(moment.table) }));
    return names.map((_, seat) => points.map((point) => ({ ply: point.ply, value: point.values[seat] ?? 0 })));
  }, [moments.size, names.length]);
  const top = axisTop(Math.max(0, ...series.flat().map((point) => point.value)));
  const x = (at: number) => LEFT + (at / Math.max(1, last)) * (W - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value / top) * (FOOT - TOP);
  const ends = spread(
    series.flatMap((points, seat) =>
      points.length > 0 ? [{ seat, value: points.at(-1)!.value, y: y(points.at(-1)!.value) }] : [],
    ),
    { apart: LABEL + 2, lowest: H - LABEL / 2 },
  );
  const go = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * W;
    onGo(Math.round(Math.min(1, Math.max(0, (at - LEFT) / (W - LEFT - RIGHT))) * last));
  };
  return (
    <Panel class={styles.graph}>
      <PanelHead>
        <h2>{t('replay.graph')}</h2>
        <PanelNote>{t('replay.graph.by')}</PanelNote>
      </PanelHead>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={summary(names, series)} onClick={go}>
        <rect x={x(0)} y={TOP} width={x(ply) - x(0)} height={FOOT - TOP} fill="var(--action)" opacity=".045" />
        {[0, 1, 2, 3, 4].map((i) => (
          <g key={i}>
            <path d={`M${LEFT} ${y((top * i) / 4)}H${W - RIGHT}`} stroke="var(--line)" />
            <text x={LEFT - 6} y={y((top * i) / 4) + 4} class={styles.axis} text-anchor="end">
              {(top * i) / 4}
            </text>
          </g>
        ))}
        {rounds.map((start, i) => (
          <text key={start} x={x((start + (rounds[i + 1] ?? last)) / 2)} y={FOOT + 15} class={styles.axis} text-anchor="middle">
            {numberOf(i + 1, left)}
          </text>
        ))}
        {scorings.map((at) => (
          <path key={at} d={`M${x(at)} ${TOP}V${FOOT}`} stroke="var(--saffron)" stroke-width="1.5" stroke-dasharray="3 3" />
        ))}
        {series.map((points, seat) => {
          const d = points
            .map((point, i) => `${i > 0 ? 'L' : 'M'}${x(point.ply).toFixed(1)} ${y(point.value).toFixed(1)}`)
            .join('');
          return (
            <g key={seat} fill="none" stroke-linejoin="round">
              <path d={d} stroke="var(--panel)" stroke-width="4.5" />
              <path d={d} stroke={`var(--player-${colourOf(seat)}-line)`} stroke-width="2.4" />
            </g>
          );
        })}
        {ends.map(({ seat, value, y: at }) => (
          <g key={seat} transform={`translate(${W - RIGHT + 6} ${at - LABEL / 2})`}>
            <rect width={LABEL} height={LABEL} rx="3.5" fill={`var(--player-${colourOf(seat)})`} />
            <Emblem seat={seat} x={8} y={8} size={11.5} fill={`var(--player-${colourOf(seat)}-ink)`} />
            <text x="20" y="12.5" class={styles.value}>
              {value}
            </text>
          </g>
        ))}
        <path d={`M${x(ply)} 2V${FOOT}`} stroke="var(--action)" stroke-width="2" />
      </svg>
    </Panel>
  );
}

function summary(names: readonly string[], series: readonly (readonly { value: number }[])[]): string {
  return t('replay.graph.label', {
    points: names.map((name, seat) => `${name} ${series[seat]?.at(-1)?.value ?? 0}`).join(', '),
  });
}

/** The end of the axis: the next round number above the most points. */
export function axisTop(most: number): number {
  const wide = most <= 160 ? 40 : 80;
  const step = most <= 60 ? 20 : wide;
  return Math.max(step, Math.ceil(most / step) * step);
}

/** Moves overlapping labels at the ends of lines apart: down, and up again if they would leave the picture. */
export function spread<T extends { y: number }>(
  labels: readonly T[],
  { apart, lowest }: { apart: number; lowest: number },
): T[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  for (let i = 1; i < sorted.length; i++) {
    sorted[i] = { ...sorted[i]!, y: Math.max(sorted[i]!.y, sorted[i - 1]!.y + apart) };
  }
  let limit = lowest;
  for (let i = sorted.length - 1; i >= 0; i--) {
    sorted[i] = { ...sorted[i]!, y: Math.min(sorted[i]!.y, limit) };
    limit = sorted[i]!.y - apart;
  }
  return sorted;
}
