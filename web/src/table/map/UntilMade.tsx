import type { ComponentChildren, RefObject } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { classes } from '../../ui/parts/classes';
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

interface Props {
  class: string;
  left: number;
  top: number;
  box?: RefObject<HTMLDivElement | null>;
  children: ComponentChildren;
}

/** A question next to a place of the map. After the answer it only becomes transparent, so that the focused element stays. */
export function MapQuestion({ class: name, left, top, box, children }: Props) {
  return (
    <div
      ref={box ?? null}
      data-part="asking"
      class={classes(name, styles.asking)}
      style={{ left: `${left}px`, top: `${top}px` }}
    >
      {children}
    </div>
  );
}
