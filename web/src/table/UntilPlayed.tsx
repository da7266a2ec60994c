import type { ComponentChildren } from 'preact';
import { useShownFirst } from './shown-first';

/* What asks for a move is gone with the frame that shows the move. It is only transparent: taking it away would take longer. */

/** Part of a drawing. */
export function UntilPlayed({ children }: { children: ComponentChildren }) {
  return <g opacity={useShownFirst() === undefined ? undefined : 0}>{children}</g>;
}

interface Props {
  class: string;
  left: number;
  top: number;
  children: ComponentChildren;
}

/** A question next to a place of the map. */
export function Asking({ class: name, left, top, children }: Props) {
  const opacity = useShownFirst() === undefined ? undefined : 0;
  return (
    <div data-part="asking" class={name} style={{ left: `${left}px`, top: `${top}px`, opacity }}>
      {children}
    </div>
  );
}
