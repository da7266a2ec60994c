import { Badge } from '../../draw/Icon';
import type { GrandeForecast } from '../../protocol/types';
import { nameAt } from '../../table/names';
import { PointChange } from '../../table/PointChange';
import { ThinkingDots } from '../../table/ThinkingDots';
import type { Player } from '../../table/types';
import { signed } from '../../text';
import { Hidden } from '../../ui/Hidden';
import styles from './ForecastChips.module.css';
import { t } from './text';

/** What a move would give each seat: at once if it scores, otherwise if everything were scored after it. */
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
      <span class={styles.about}>
        {isEven ? t('eg.forecast.even') : t(scores ? 'eg.forecast.points' : 'eg.forecast.projected')}
      </span>
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
