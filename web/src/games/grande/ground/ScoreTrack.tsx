import { memo } from 'preact/compat';
import { fmt } from '../../../draw/curve';
import { Emblem } from '../../../draw/Icon';
import { colourOf } from '../../../draw/players';
import { classes } from '../../../ui/parts/classes';
import { type MapLayout, trackField } from './map-layout';
import styles from './ScoreTrack.module.css';

/** The score track: the frame of the map, with a hundred fields. Seats with a hundred points and more have "+100". */
export const ScoreTrack = memo(function ScoreTrack({ layout, totals }: { layout: MapLayout; totals: readonly number[] }) {
  const { width, height, frame } = layout;
  const sharing = (seat: number) => totals.slice(0, seat).filter((total) => total % 100 === totals[seat]! % 100).length;
  return (
    <g aria-hidden="true">
      <path
        fill-rule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${frame} ${frame}V${height - frame}H${width - frame}V${frame}Z`}
        fill="var(--panel)"
      />
      {Array.from({ length: 100 }, (_, n) => {
        const field = trackField(n, layout);
        return (
          <g key={n}>
            <rect {...field} class={classes(styles.field, n % 10 === 0 ? styles.ten : n % 2 === 1 && styles.odd)} />
            <text
              x={fmt(field.x + field.width / 2)}
              y={fmt(field.y + field.height / 2 + 3.6)}
              class={classes(styles.number, n % 5 === 0 && styles.strong)}
            >
              {n}
            </text>
          </g>
        );
      })}
      <rect
        x={frame}
        y={frame}
        width={width - 2 * frame}
        height={height - 2 * frame}
        fill="none"
        stroke="var(--chart-frame)"
        stroke-width="1.5"
      />
      {totals.map((total, seat) => {
        const field = trackField(((total % 100) + 100) % 100, layout);
        const shift = sharing(seat) * 5;
        const colour = colourOf(seat);
        return (
          <g
            key={seat}
            transform={`translate(${fmt(field.x + field.width / 2 + shift)} ${fmt(field.y + field.height / 2 + shift)})`}
          >
            <path
              d="M-11 -11H11V3C11 8 5 11 0 13C-5 11 -11 8 -11 3Z"
              fill={`var(--player-${colour})`}
              stroke="#fff"
              stroke-width="2"
            />
            <Emblem seat={seat} x={0} y={-1} size={13} fill={`var(--player-${colour}-ink)`} />
            {total >= 100 && (
              <text y="-13" class={styles.lap}>
                +{Math.floor(total / 100) * 100}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
