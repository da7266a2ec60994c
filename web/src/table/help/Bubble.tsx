import type { ComponentProps } from 'preact';
import { type Anchor, Popover } from '../../ui/parts/Popover';
import styles from './Bubble.module.css';

export type { Anchor };

/** A question or a text about a button is above or below it. */
const SIDES = ['bottom', 'top', 'right', 'left'] as const;

/** A text beside a place in the window: a tip, a reason, or a question. */
export function Bubble(props: ComponentProps<typeof Popover>) {
  return <Popover {...props} isOverAll class={styles.bubble} sides={SIDES} margin={8} />;
}
