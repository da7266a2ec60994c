import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from '../../draw/curve';
import { colourOf } from '../../draw/players';
import { speed } from './speed';

/** The points of an arc: enough to look smooth. */
const STEPS = 8;
/** The height of an arc, as a share of its length. */
const RISE = 0.16;

interface Props {
  motion: (element: SVGGElement) => Keyframe[];
  millis: number;
  delay: number;
  /** The cell of a chart where it is placed. */
  cell?: string | undefined;
  /** The place of a map where it goes. */
  place?: string | undefined;
  children: ComponentChildren;
}

/** Animates its content once, with the browser's own animations. */
export function Moving({ motion, millis, delay, cell, place, children }: Props) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const faster = Math.max(1, speed());
    const running = element.current!.animate(motion(element.current!), {
      duration: millis / faster,
      delay: delay / faster,
      easing: 'ease-out',
      fill: 'both',
    });
    return () => running.cancel();
  }, []);
  return (
    <g ref={element} data-mark="flight" data-cell={cell} data-place={place}>
      {children}
    </g>
  );
}

/** A point as a CSS position. */
export function at([x, y]: Point): string {
  return `translate(${x}px, ${y}px)`;
}

export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** A shallow arc that always curves towards the north. */
export function arc(from: Point, to: Point): Point[] {
  const rise = Math.hypot(to[0] - from[0], to[1] - from[1]) * RISE;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const [x, y] = between(from, to, i / STEPS);
    return [x, y - rise * Math.sin((Math.PI * i) / STEPS)];
  });
}

/** The position of a seat's panel in the coordinates of a drawing, if there is one. */
export function panelOf(element: SVGGElement, seat: number): Point | undefined {
  return partOf(element, `[data-part=players] [data-player=${colourOf(seat)}]`);
}

/** The middle of a part of the page in the coordinates of a drawing, if it is there. */
export function partOf(element: SVGGElement, selector: string): Point | undefined {
  const panel = document.querySelector(selector)?.getBoundingClientRect();
  const drawing = element.ownerSVGElement?.getScreenCTM();
  if (panel === undefined || panel.width === 0 || !drawing) {
    return undefined;
  }
  const point = new DOMPoint(panel.left + panel.width / 2, panel.top + panel.height / 2).matrixTransform(drawing.inverse());
  return [point.x, point.y];
}
