import type { GrandeTable } from '../../../protocol/types';
import { Plate } from '../ground/Plate';
import { SCOREBOARDS } from '../ground/places';
import { t } from '../text';
import { boardWords } from '../words/words';
import styles from './Reserve.module.css';

/** The scoreboards that are not on the map yet. */
export function Reserve({ table }: { table: GrandeTable }) {
  const used = [...table.regions, table.castillo].map((place) => place.scoreboard);
  const left = Object.keys(SCOREBOARDS).filter((board) => !used.includes(board));
  return left.length === 0 ? null : (
    <div class={styles.reserve}>
      <span>{t('eg.reserve')}</span>
      {left.map((board) => (
        <svg key={board} width="72" height="28" viewBox="-36 -14 72 28" role="img" aria-label={boardWords(board)}>
          <Plate x={0} y={0} values={SCOREBOARDS[board]!} movable />
        </svg>
      ))}
    </div>
  );
}
