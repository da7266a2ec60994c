import { Badge, Icon } from '../../draw/Icon';
import type { GrandeTable } from '../../protocol/types';
import { nameAt } from '../../table/names';
import type { Player } from '../../table/types';
import { Hidden } from '../../ui/Hidden';
import styles from './RegionList.module.css';
import { valueWords } from './words';

/** All ten places with their values and who stands there, as a list. */
export function RegionList({
  table,
  players,
  onLight,
}: {
  table: GrandeTable;
  players: readonly Player[];
  onLight: (codes: readonly string[]) => void;
}) {
  return (
    <ul class={styles.list}>
      {[...table.regions, table.castillo].map((place) => {
        const list = place.counts.map((count, seat) => ({ count, seat })).filter(({ count }) => count > 0);
        list.sort((a, b) => b.count - a.count);
        return (
          <li key={place.code} onMouseEnter={() => onLight([place.code])} onMouseLeave={() => onLight([])}>
            <button
              type="button"
              onFocus={() => onLight([place.code])}
              onBlur={() => onLight([])}
              onClick={() => onLight([place.code])}
            >
              <span class={styles.name}>
                {place.king && <Icon name="king" class={styles.king} />} {place.name}
              </span>
              <small>{valueWords(place)}</small>
            </button>
            <span class={styles.counts}>
              {list.map(({ count, seat }) => (
                <span key={seat}>
                  <Badge seat={seat} size="small" />
                  <Hidden>{nameAt(players, seat)}</Hidden>
                  {count}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
