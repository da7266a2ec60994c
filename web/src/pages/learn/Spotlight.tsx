import type { Box } from '../../table/lesson';
import styles from './Spotlight.module.css';

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

/** Marks some boxes of the page; a click elsewhere on the table, but not on the coach, counts as a click beside them. */
export function Spotlight({ boxes, onAside }: { boxes: readonly Box[]; onAside: (() => void) | undefined }) {
  const table = placeOf('[data-screen] main');
  const coach = placeOf('[data-part=coach]');
  const around = [table, ...boxes, ...(coach ? [coach] : [])];
  return (
    <svg class={styles.shade} width="100%" height="100%" aria-hidden="true">
      {table && <path d={around.map((box) => hole(box!)).join('')} fill-rule="evenodd" onClick={onAside} />}
      {boxes.map((box, i) => (
        <path key={i} data-mark="light" class={styles.edge} d={hole(box)} />
      ))}
    </svg>
  );
}

function placeOf(selector: string): Box | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}
