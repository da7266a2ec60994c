import type { ComponentChildren } from 'preact';
import { Badge } from '../draw/Icon';
import { classes } from './classes';
import styles from './SeatHead.module.css';

interface Props {
  seat: number;
  name: ComponentChildren;
  /** A line under the name. */
  note: ComponentChildren;
  score: ComponentChildren;
  class?: string | undefined;
}

/** The head of a seat's panel: badge, name and points. In the narrow cells of a phone, there is no name. */
export function SeatHead({ seat, name, note, score, class: own }: Props) {
  return (
    <div class={classes(styles.head, own)}>
      <Badge seat={seat} size="large" />
      <div class={styles.name}>
        <h2>{name}</h2>
        {note}
      </div>
      {score}
    </div>
  );
}
