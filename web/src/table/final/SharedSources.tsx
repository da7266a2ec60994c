import { Emblem } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import { t } from '../../text';
import { nameOf } from '../people/names';
import type { Player, Sources } from '../people/types';
import type { Ranked } from './Podium';
import styles from './SharedSources.module.css';

interface Props {
  x: number;
  y: number;
  width: number;
  height: number;
  standing: readonly Ranked[];
  players: readonly Player[];
  sources: Sources;
  points: readonly (readonly number[])[];
}

const HEAD = 46;
const NAME = 122;
const TOTAL = 52;
const GAP = 2;
/** A narrower part has no space for its number. */
const NUMBERED = 22;

/** The points of each seat by source, as bars in a picture to share. */
export function SharedSources({ x, y, width, height, standing, players, sources, points }: Props) {
  const step = (height - HEAD - 8) / standing.length;
  const thick = Math.min(22, step - 8);
  const room = width - NAME - TOTAL - 24;
  const full = Math.max(1, ...standing.map(({ total }) => total));
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class={styles.panel} width={width} height={height} rx="10" />
      <text class={styles.heading} x="20" y="32">
        {t('final.sources')}
      </text>
      {standing.map(({ seat, total }, row) => (
        <g key={seat} transform={`translate(0 ${HEAD + row * step + (step - thick) / 2})`}>
          <DrawnShield seat={seat} x={28} y={thick / 2} size={18} />
          <text class={styles.name} x="44" y={thick / 2 + 5}>
            {shortened(nameOf(players[seat]!))}
          </text>
          <DrawnBar seat={seat} sources={sources} points={points[seat] ?? []} scale={room / full} thick={thick} />
          <text class={styles.total} x={width - 20} y={thick / 2 + 7}>
            {total}
          </text>
        </g>
      ))}
    </g>
  );
}

function DrawnBar({
  seat,
  sources,
  points,
  scale,
  thick,
}: {
  seat: number;
  sources: Sources;
  points: readonly number[];
  scale: number;
  thick: number;
}) {
  const colour = colourOf(seat);
  let from = NAME;
  return (
    <>
      {sources.list.map(({ look }, i) => {
        const long = Math.max(0, points[i] ?? 0) * scale;
        const at = from;
        from += long;
        const wide = Math.max(0, long - GAP);
        return (
          wide > 0 && (
            <g key={look}>
              <rect
                x={at}
                width={wide}
                height={thick}
                rx="3"
                fill={look === 'water' ? 'var(--water-bar)' : `var(--player-${colour})`}
              />
              {look === 'striped' && <rect x={at} width={wide} height={thick} rx="3" class={styles.striped} />}
              {wide > NUMBERED && (
                <text
                  class={styles.points}
                  x={at + wide / 2}
                  y={thick / 2 + 5}
                  fill={look === 'water' ? 'var(--sign-sea-ink)' : `var(--player-${colour}-ink)`}
                >
                  {points[i]}
                </text>
              )}
            </g>
          )
        );
      })}
    </>
  );
}

/** The colour and emblem of a seat. */
export function DrawnShield({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <>
      <rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={size / 5}
        fill={`var(--player-${colourOf(seat)})`}
        stroke="var(--ink)"
      />
      <Emblem seat={seat} x={x} y={y} size={size * 0.7} fill={`var(--player-${colourOf(seat)}-ink)`} />
    </>
  );
}

function shortened(name: string): string {
  return name.length <= 9 ? name : `${name.slice(0, 8)}…`;
}
