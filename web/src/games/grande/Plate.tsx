import { fmt } from '../../draw/curve';

const WIDTHS = [21, 17, 17];

/** The values of a region: printed ones on cobalt, a movable scoreboard's on ivory. */
export function Plate({
  x,
  y,
  values,
  scale = 1,
  movable,
}: {
  x: number;
  y: number;
  values: readonly number[];
  scale?: number;
  movable: boolean;
}) {
  const middles = [-19, 0, 17];
  return (
    <g
      transform={`translate(${fmt(x)} ${fmt(y)}) scale(${scale})`}
      class={movable ? 'plate mov' : 'plate'}
      data-tip={movable ? 'scoreboard' : 'values'}
    >
      <rect x="-32.5" y="-10" width={WIDTHS.reduce((a, b) => a + b) + 6} height="22" rx="4.5" class="ps" />
      <rect x="-32.5" y="-11" width={WIDTHS.reduce((a, b) => a + b) + 6} height="22" rx="4.5" class="pb0" />
      {values.map((value, i) => (
        <text key={i} x={middles[i]} y="0" class={`pv v${i}`}>
          {value}
        </text>
      ))}
      <path d="M-8.5 -7V7M8.5 -7V7" class="pl" />
    </g>
  );
}
