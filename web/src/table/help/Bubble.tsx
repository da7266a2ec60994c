import type { AllHTMLAttributes, Ref } from 'preact';
import { Panel } from '../../ui/parts/Panel';
import styles from './Bubble.module.css';

/** A position in the window. */
export interface Anchor {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Props extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'class' | 'style'> {
  at: Anchor;
  bubble?: Ref<HTMLElement>;
}

const WIDTH = 288;
const MARGIN = 8;
/** Below this share of the window's height, a bubble is above its place. */
const LOW = 0.6;

/** A small panel beside a place in the window, below or above it, and always inside the window. */
export function Bubble({ at, bubble, ...rest }: Props) {
  const width = Math.min(WIDTH, innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, (at.left + at.right - width) / 2));
  const isLow = at.bottom > innerHeight * LOW;
  const side = isLow ? { bottom: `${innerHeight - at.top + MARGIN}px` } : { top: `${at.bottom + MARGIN}px` };
  return (
    <Panel
      {...rest}
      {...(bubble === undefined ? {} : { ref: bubble })}
      as="div"
      class={styles.bubble}
      style={{ left: `${left}px`, width: `${width}px`, ...side }}
    />
  );
}
