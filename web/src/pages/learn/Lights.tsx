import { useEffect } from 'preact/hooks';
import type { Box, Light } from '../../table/lesson/lesson';
import styles from './Lights.module.css';
import type { Outline, Point } from './outline';
import { apart, useLit } from './use-lit';

interface LightsProps {
  lights: readonly Light[];
  /** The person touched the highlighted part. */
  onTouch: () => void;
  /** The person touched something else; undefined while that does not matter. */
  onAside: ((at: Point) => void) | undefined;
}

/** The highlighted parts of a step: outlined, and observed for touches. */
export function Lights({ lights, onTouch, onAside }: LightsProps) {
  const lit = useLit(lights);
  useTouches(lit, onTouch);
  return <Shade lit={lit} onAside={onAside} />;
}

/** Reports a touch of the highlighted part, or a cell chosen by key. */
function useTouches(boxes: readonly Box[], onTouch: () => void): void {
  useEffect(() => {
    const isInside = ({ clientX: x, clientY: y }: PointerEvent) =>
      boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    const isChoice = ({ key, target }: KeyboardEvent) =>
      (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('[role=grid]') !== null;
    const pressed = (event: PointerEvent) => isInside(event) && onTouch();
    const typed = (event: KeyboardEvent) => isChoice(event) && onTouch();
    addEventListener('pointerdown', pressed);
    addEventListener('keydown', typed, true);
    return () => {
      removeEventListener('pointerdown', pressed);
      removeEventListener('keydown', typed, true);
    };
  }, [boxes, onTouch]);
}

/** The outline of the highlighted part, with round corners. */
function hole({ left, top, right, bottom }: Box): string {
  const r = Math.min(14, (right - left) / 2, (bottom - top) / 2);
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return [
    `M${left + r} ${top}H${right - r}${corner(r, r)}`,
    `V${bottom - r}${corner(-r, r)}`,
    `H${left + r}${corner(-r, -r)}`,
    `V${top + r}${corner(r, -r)}Z`,
  ].join('');
}

interface Props {
  lit: readonly Outline[];
  onAside: ((at: Point) => void) | undefined;
}

/** Outlines some parts of the page; a click elsewhere on the table, except on the coach, is reported. */
function Shade({ lit, onAside }: Props) {
  const table = placeOf('[data-screen] main');
  const coach = placeOf('[data-part=coach]');
  const holes = [table, ...apart(lit), ...(coach ? [coach] : [])];
  const frames = lit.filter(({ shape }) => shape === undefined).map(hole);
  // The outline of a place is below other outlined parts, such as a question about the place.
  const below = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${frames.join('')}")`;
  return (
    <svg class={styles.shade} width="100%" height="100%" aria-hidden="true">
      {table && (
        <path
          d={holes.map((box) => hole(box!)).join('')}
          fill-rule="evenodd"
          onClick={({ clientX: x, clientY: y }) => onAside?.({ x, y })}
        />
      )}
      {lit.map(
        ({ shape }, i) =>
          shape && (
            <g key={i} style={{ clipPath: below }}>
              <path class={styles.casing} d={shape.d} transform={shape.matrix} />
              <path data-mark="light" class={styles.place} d={shape.d} transform={shape.matrix} />
            </g>
          ),
      )}
      {frames.map((frame) => (
        <path key={frame} data-mark="light" class={styles.edge} d={frame} />
      ))}
    </svg>
  );
}

function placeOf(selector: string): Box | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}
