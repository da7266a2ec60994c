import type { ComponentChildren } from 'preact';
import { classes } from './classes';
import { Panel } from './Panel';
import styles from './PosterCard.module.css';

interface Props {
  label?: string;
  /** The picture is beside the words, and the poster is smaller. */
  isSmall?: boolean;
  /** The drawing above the words. */
  picture: ComponentChildren;
  title: string;
  /** A note next to the title. */
  note: string;
  text: string;
  /** The buttons. */
  children: ComponentChildren;
}

/** A game as a poster: its picture, a description, and buttons. */
export function PosterCard({ label, isSmall = false, picture, title, note, text, children }: Props) {
  return (
    <Panel as="article" class={classes(styles.poster, isSmall && styles.small)} aria-label={label}>
      <div class={styles.picture}>{picture}</div>
      <div class={styles.words}>
        <div class={styles.title}>
          <h2>{title}</h2>
          <span>{note}</span>
        </div>
        <p class={styles.text}>{text}</p>
        {children}
      </div>
    </Panel>
  );
}

/** Posters in a row. */
export function Posters({ class: place, children }: { class?: string | undefined; children: ComponentChildren }) {
  return <div class={`${styles.posters} ${place ?? ''}`}>{children}</div>;
}

/** The buttons of a poster. */
export function PosterButtons({ children }: { children: ComponentChildren }) {
  return <div class={styles.buttons}>{children}</div>;
}
