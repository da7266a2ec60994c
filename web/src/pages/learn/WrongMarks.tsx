import { Icon } from '../../draw/Icon';
import type { Outline } from './outline';
import { useFollowed } from './outline';
import styles from './WrongMarks.module.css';

/** Marks a wrong attempt of the learner: the place on the map, and the piece. */
export function WrongMarks({ tried }: { tried: readonly (() => Outline | undefined)[] }) {
  const outlines = useFollowed(() => tried.map((find) => find()).filter((outline) => outline !== undefined), [tried]);
  return (
    <>
      <svg class={styles.over} width="100%" height="100%" aria-hidden="true">
        {outlines.map(({ left, top, right, bottom, shape }, i) => (
          <g key={i} data-mark="wrong">
            {['casing', 'edge'].map((look) =>
              shape ? (
                <path key={look} class={styles[look]} d={shape.d} transform={shape.matrix} />
              ) : (
                <rect key={look} class={styles[look]} x={left} y={top} width={right - left} height={bottom - top} rx="9" />
              ),
            )}
          </g>
        ))}
      </svg>
      {outlines.map((outline, i) => (
        <span key={i} class={styles.sign} style={signPlace(outline)} aria-hidden="true">
          <Icon name="warn" />
        </span>
      ))}
    </>
  );
}

/** Half the width of the sign. */
const SIGN = 13;

/** The sign is in the lower right of a box, away from pins, and in the middle of a place on the map. */
function signPlace({ left, top, right, bottom, shape }: Outline): { left: string; top: string } {
  const [x, y] = shape ? [(left + right) / 2, (top + bottom) / 2] : [right - SIGN, bottom - SIGN];
  return { left: `${x}px`, top: `${y}px` };
}
