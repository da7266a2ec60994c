import { type Cell, cellKey } from '../../../draw/grid';
import styles from './AnswerMarks.module.css';
import { type PreviewedPiece, PreviewTile } from './PreviewTile';

/** A cell with an answer to the puzzle, and its value. */
export interface AnswerMark {
  cell: Cell;
  label: string;
  /** Solid for the best one, dashed for the reader's. */
  look: 'best' | 'yours';
  /** The piece that would be there, unless it is there already. */
  previewed?: PreviewedPiece | undefined;
}

/** The width of a letter of a label, and of its rim, in hundredths of a cell. */
const LETTER = 13;
const RIM = 34;

export function AnswerMarks({ answers }: { answers: readonly AnswerMark[] }) {
  return (
    <>
      {answers.map(({ cell: { x, y }, label, look, previewed }) => {
        const width = RIM + label.length * LETTER;
        return (
          <g key={look} class={styles[look]}>
            {previewed && (
              <g class={styles.gone}>
                <PreviewTile previewed={previewed} />
              </g>
            )}
            <g data-mark="lit" data-cell={cellKey(x, y)} transform={`translate(${x * 100} ${y * 100})`}>
              <rect class={styles.casing} x="-2" y="-2" width="104" height="104" rx="11" />
              <rect class={styles.edge} x="-2" y="-2" width="104" height="104" rx="11" />
              <rect class={styles.label} x={50 - width / 2} y="-36" width={width} height="36" rx="9" />
              <text class={styles.text} x="50" y="-10" font-size="25">
                {label}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}
