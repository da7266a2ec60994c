import type { ComponentChildren, RefObject } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { classes } from '../../ui/parts/classes';
import { FirstShownContext, showFirst } from './first-shown';
import styles from './UntilMade.module.css';

/* What a map shows until the previewed move is made, and what it shows from then on: both are drawn before. */

/** Lets a map show the previewed move as soon as it is made. No component is drawn for it: that would take longer. */
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

/** Part of a drawing that is gone with the frame that shows the move. */
export function UntilMade({ children }: { children: ComponentChildren }) {
  return <g class={styles.before}>{children}</g>;
}

/** The class of a part of a drawing that a move takes away or brings. */
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

/** A question next to a place of the map. It is only transparent when it is answered: what has the focus keeps it. */
export function Asking({ class: name, left, top, box, children }: Props) {
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
