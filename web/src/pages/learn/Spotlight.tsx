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

/** Marks some boxes of the page; a click outside them counts as a click elsewhere. */
export function Spotlight({ boxes, onAside }: { boxes: readonly Box[]; onAside: (() => void) | undefined }) {
  return (
    <svg class={styles.shade} width="100%" height="100%" aria-hidden="true">
      <path d={`M0 0H${innerWidth}V${innerHeight}H0Z${boxes.map(hole).join('')}`} fill-rule="evenodd" onClick={onAside} />
      {boxes.map((box, i) => (
        <path key={i} data-mark="light" class={styles.edge} d={hole(box)} />
      ))}
    </svg>
  );
}
