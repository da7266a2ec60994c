import type { Box } from '../../table/lesson/lesson';
import styles from './LessonSpotlight.module.css';
import type { Outline, Point } from './outline';
import { apart } from './use-lit';

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
export function LessonSpotlight({ lit, onAside }: Props) {
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
