import type { ComponentChildren } from 'preact';
import { SeatPortrait } from '../../draw/Portrait';
import { classes } from './classes';
import styles from './SeatHead.module.css';

interface Props {
  seat: number;
  /** The bot's persona; empty for people. */
  persona: string;
  name: ComponentChildren;
  /** A line under the name. */
  note: ComponentChildren;
  score: ComponentChildren;
  class?: string | undefined;
}

/** The head of a seat's panel: portrait or badge, name and points. The narrow cells of a phone show no name. */
export function SeatHead({ seat, persona, name, note, score, class: own }: Props) {
  return (
    <div class={classes(styles.head, own)}>
      <SeatPortrait seat={seat} persona={persona} size="large" />
      <div class={styles.name}>
        <h2>{name}</h2>
        {note}
      </div>
      {score}
    </div>
  );
}
