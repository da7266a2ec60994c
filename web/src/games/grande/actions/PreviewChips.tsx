import { Badge } from '../../../draw/Icon';
import type { GrandePreview } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import { PointChange } from '../../../table/people/PointChange';
import { ThinkingDots } from '../../../table/people/ThinkingDots';
import type { Player } from '../../../table/people/types';
import { signed } from '../../../text';
import { Hidden } from '../../../ui/parts/Hidden';
import { t } from '../text';
import styles from './PreviewChips.module.css';

/**
 * The change of points for each seat after a move: at once if the move scores, otherwise if everything were scored after it.
 */
export function PreviewChips({ preview, players }: { preview: GrandePreview | undefined; players: readonly Player[] }) {
  if (preview === undefined) {
    return (
      <div class={styles.chips} aria-busy="true">
        <ThinkingDots />
      </div>
    );
  }
  if (!preview.certain) {
    return (
      <div class={styles.chips} role="status">
        <span class={styles.about}>{t('eg.preview.unknown')}</span>
      </div>
    );
  }
  const scores = preview.sheet.length > 0;
  const changes = scores ? preview.points : preview.scoreAfter.map((after, seat) => after - preview.scoreBefore[seat]!);
  const isEven = changes.every((change) => change === 0);
  return (
    <div class={styles.chips} role="status">
      <span class={styles.about}>{aboutChanges(preview, isEven)}</span>
      {changes.map(
        (change, seat) =>
          change !== 0 && (
            <span key={seat} class={styles.seat}>
              <Badge seat={seat} size="small" />
              <Hidden>{nameAt(players, seat)}</Hidden>
              <PointChange by={change}>{signed(change)}</PointChange>
            </span>
          ),
      )}
    </div>
  );
}

/** When the changes count; a hidden Castillo that the move changes could add to them (EG-3.6). */
function aboutChanges({ sheet, castilloHidden }: GrandePreview, isEven: boolean): string {
  if (isEven) {
    return t(castilloHidden ? 'eg.preview.hidden' : 'eg.preview.even');
  }
  if (sheet.length > 0) {
    return t('eg.preview.points');
  }
  return t(castilloHidden ? 'eg.preview.outside' : 'eg.preview.projected');
}
