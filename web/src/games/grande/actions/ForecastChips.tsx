import { Badge } from '../../../draw/Icon';
import type { GrandeForecast } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import { PointChange } from '../../../table/people/PointChange';
import { ThinkingDots } from '../../../table/people/ThinkingDots';
import type { Player } from '../../../table/people/types';
import { signed } from '../../../text';
import { Hidden } from '../../../ui/parts/Hidden';
import { t } from '../text';
import styles from './ForecastChips.module.css';

/**
 * The change of points for each seat after a move: at once if the move scores, otherwise if everything were scored after it.
 */
export function ForecastChips({ forecast, players }: { forecast: GrandeForecast | undefined; players: readonly Player[] }) {
  if (forecast === undefined) {
    return (
      <div class={styles.chips} aria-busy="true">
        <ThinkingDots />
      </div>
    );
  }
  if (!forecast.certain) {
    return (
      <div class={styles.chips} role="status">
        <span class={styles.about}>{t('eg.forecast.unknown')}</span>
      </div>
    );
  }
  const scores = forecast.sheet.length > 0;
  const changes = scores ? forecast.points : forecast.scoreAfter.map((after, seat) => after - forecast.scoreBefore[seat]!);
  const isEven = changes.every((change) => change === 0);
  return (
    <div class={styles.chips} role="status">
      <span class={styles.about}>{aboutChanges(forecast, isEven)}</span>
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
function aboutChanges({ sheet, castilloHidden }: GrandeForecast, isEven: boolean): string {
  if (isEven) {
    return t(castilloHidden ? 'eg.forecast.hidden' : 'eg.forecast.even');
  }
  if (sheet.length > 0) {
    return t('eg.forecast.points');
  }
  return t(castilloHidden ? 'eg.forecast.outside' : 'eg.forecast.projected');
}
