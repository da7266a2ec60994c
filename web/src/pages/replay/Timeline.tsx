import { Icon } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import type { Mark } from '../../table/game';
import { numberOf } from '../../table/people/steps';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import styles from './Timeline.module.css';

interface Props {
  ply: number;
  last: number;
  /** The plies at which rounds begin. */
  rounds: readonly number[];
  /** The rounds that are left out of this game. */
  left: readonly number[];
  /** The plies that led to a scoring. */
  scorings: readonly number[];
  marks: readonly Mark[];
  onGo: (ply: number) => void;
}

/** The whole game from left to right, with its rounds, scorings and highlights. */
export function Timeline({ ply, last, rounds, left, scorings, marks, onGo }: Props) {
  const at = (n: number) => `${((n / Math.max(1, last)) * 100).toFixed(2)}%`;
  return (
    <div class={styles.timeline}>
      <div class={styles.rail}>
        <i style={{ width: at(ply) }} />
      </div>
      {rounds.map((start, i) => (
        <span
          key={start}
          class={styles.round}
          style={{ left: at(start), width: at((rounds[i + 1] ?? last) - start) }}
          aria-hidden="true"
        >
          {numberOf(i + 1, left)}
        </span>
      ))}
      {scorings.map((n) => (
        <span key={n} class={styles.scoring} style={{ left: at(n) }} aria-hidden="true">
          <Icon name="star" />
        </span>
      ))}
      {marks.map((mark) => (
        <button
          key={`${mark.ply}${mark.icon}`}
          type="button"
          data-player={colourOf(mark.seat)}
          class={classes(styles.event, mark.icon === 'warn' && styles.threat)}
          style={{ left: at(mark.ply) }}
          aria-label={mark.label}
          title={mark.label}
          tabIndex={-1}
          onClick={() => onGo(mark.ply)}
        >
          <Icon name={mark.icon} />
        </button>
      ))}
      <input
        type="range"
        class={styles.position}
        min={0}
        max={last}
        value={ply}
        aria-label={t('replay.position')}
        aria-valuetext={t('replay.move', { ply, last })}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
    </div>
  );
}
