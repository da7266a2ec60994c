import type { ComponentChildren, ComponentProps, RefObject } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { classes } from '../../ui/parts/classes';
import { Popover } from '../../ui/parts/Popover';
import { FirstShownContext, showFirst } from './first-shown';
import styles from './UntilMade.module.css';

/* A map draws both states of a previewed move in advance: before the move, and after it. */

/**
 * Lets a map show the previewed move as soon as it is made. No component is rendered for it, because that would take longer.
 */
export function useShowFirst(map: RefObject<HTMLElement | null>): void {
  const { next, isMade } = useContext(FirstShownContext);
  useLayoutEffect(
    () =>
      isMade.subscribe(() => {
        const position = next.get()?.table;
        if (isMade.get() && position) {
          showFirst(position);
        }
        map.current?.classList.toggle(styles.made!, isMade.get());
      }),
    [next, isMade],
  );
}

/** A part of a drawing that disappears in the frame that shows the move. */
export function UntilMade({ children }: { children: ComponentChildren }) {
  return <g class={styles.before}>{children}</g>;
}

/** The class of a part of a drawing that a move removes or adds. */
export function madeClass(look: 'before' | 'after' | undefined): string | undefined {
  return look && styles[look];
}

/** A question beside a place of the map. After the answer it only becomes transparent, so that the focused element stays. */
export function MapQuestion(props: ComponentProps<typeof Popover>) {
  return <Popover {...props} data-part="asking" class={classes(styles.asking, props.class)} />;
}
