import { useEffect } from 'preact/hooks';
import type { Box, Light } from '../../table/lesson/lesson';
import styles from './Lights.module.css';
import type { Outline, Point } from './outline';
import { apart, useLit } from './use-lit';

interface LightsProps {
  lights: readonly Light[];
  /** The highlighted part was touched. */
  onTouch: () => void;
  /** Something else was touched; undefined while that does not matter. */
  onAside: ((at: Point) => void) | undefined;
}

/** What a step points at: framed, and heard when it is touched. */
export function Lights({ lights, onTouch, onAside }: LightsProps) {
  const lit = useLit(lights);
  useTouches(lit, onTouch);
  return <Shade lit={lit} onAside={onAside} />;
}

/** Reports when the highlighted part is touched, or a cell is chosen by key. */
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

/** Frames some parts of the page; a click elsewhere on the table, but not on the coach, counts as a click beside them. */
function Shade({ lit, onAside }: Props) {
  const table = placeOf('[data-screen] main');
  const coach = placeOf('[data-part=coach]');
  const holes = [table, ...apart(lit), ...(coach ? [coach] : [])];
  const frames = lit.filter(({ shape }) => shape === undefined).map(hole);
  // The outline of a place goes below what is framed beside it, such as a question about it.
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
