import { Badge } from '../../draw/Icon';
import { classes } from '../../ui/parts/classes';
import styles from './FinalOrder.module.css';

/** Who has how many points now, the best first. */
export function FinalOrder({ names, totals }: { names: readonly string[]; totals: readonly number[] }) {
  const order = names.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const best = totals[order[0] ?? 0] ?? 0;
  return (
    <ol class={styles.podium}>
      {order.map((seat) => (
        <li key={seat} class={classes(best > 0 && totals[seat] === best && styles.first)}>
          <Badge seat={seat} />
          <span class={styles.name}>{names[seat]}</span> <b>{totals[seat] ?? 0}</b>
        </li>
      ))}
    </ol>
  );
}
