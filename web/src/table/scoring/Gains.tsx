import { Icon } from '../../draw/Icon';
import { plural, signed, t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { EdgedPanel } from '../../ui/parts/EdgedPanel';
import { SeatHead } from '../../ui/parts/SeatHead';
import { nameOf } from '../people/names';
import type { Player, ScoredRow } from '../people/types';
import styles from './Gains.module.css';

/** The maximum number of regions in the list: the largest are listed, the others summed up. */
const LISTED = 4;

interface Props {
  seat: number;
  player: Player;
  /** The rows scored so far, including the current one. */
  rows: readonly ScoredRow[];
  current: ScoredRow | undefined;
  /** The seat's points before this scoring. */
  before: number;
  /** The highest points of any seat in this scoring. */
  most: number;
  /** With five seats there is less space for each. */
  isDense?: boolean;
}

/** The regions that are listed for a seat: the current one and those with the most points; and the sum of the others. */
export function listedGains(rows: readonly ScoredRow[], current: ScoredRow | undefined, seat: number) {
  const gains = rows.filter((row) => row.points[seat]! > 0);
  const weight = (row: ScoredRow) => (row === current ? Number.POSITIVE_INFINITY : row.points[seat]!);
  const kept = new Set([...gains].sort((a, b) => weight(b) - weight(a)).slice(0, LISTED));
  const others = gains.filter((row) => !kept.has(row));
  return {
    listed: gains.filter((row) => kept.has(row)),
    rest: { count: others.length, points: others.reduce((sum, row) => sum + row.points[seat]!, 0) },
  };
}

/** A seat during a scoring: its points, and where they came from. */
export function Gains({ seat, player, rows, current, before, most, isDense = false }: Props) {
  const now = current?.points[seat] ?? 0;
  const sum = rows.reduce((all, row) => all + row.points[seat]!, 0);
  const { listed, rest } = listedGains(rows, current, seat);
  return (
    <EdgedPanel seat={seat} label={player.name} class={classes(styles.seat, now > 0 && styles.rising, isDense && styles.dense)}>
      <SeatHead
        seat={seat}
        class={styles.head}
        persona={player.persona}
        name={<span translate={false}>{nameOf(player)}</span>}
        note={<span class={styles.note}>{now > 0 ? <b class={styles.plus}>+{now}</b> : t('show.had', { n: before })}</span>}
        score={<b class={styles.score}>{before + sum}</b>}
      />
      <div class={styles.gain} aria-hidden="true">
        {signed(sum)}
      </div>
      {player.clock && <span class={styles.clock}>{player.clock.text}</span>}
      <div class={styles.sum}>
        <span>{t('show.soFar')}</span>
        <b>{sum}</b>
      </div>
      <div class={styles.bar} aria-hidden="true">
        <i style={{ width: `${((sum - now) / most) * 100}%` }} />
        <i class={styles.now} style={{ width: `${(now / most) * 100}%` }} />
      </div>
      <ul class={styles.list}>
        {listed.map((row) => (
          <li key={row.id} class={row === current ? styles.current : undefined}>
            <Icon name={row.icon} class={styles.icon} />
            {row.name}
            <b>+{row.points[seat]}</b>
          </li>
        ))}
        {rest.count > 0 && (
          <li>
            {plural('show.others', rest.count)}
            <b>+{rest.points}</b>
          </li>
        )}
        {listed.length === 0 && <li>{t('show.nothing')}</li>}
      </ul>
    </EdgedPanel>
  );
}
