import { GameIcon } from '../../games/GameIcon';
import type { SeatingResults } from '../../protocol/types';
import { Panel } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import styles from './RatingRows.module.css';
import { plural, t } from './text';

const SHOWN_PLACES = 3;
const BARS = ['first', 'second', 'third', 'lower'];

interface Props {
  results: readonly SeatingResults[];
  chosen: SeatingResults;
  onChoose: (results: SeatingResults) => void;
}

/** A row for each game and number of players: the rating, and how often each place. A row chooses its chart. */
export function RatingRows({ results, chosen, onChoose }: Props) {
  return (
    <Panel class={styles.panel}>
      <h2>{t('profile.results')}</h2>
      <ul class={styles.rows}>
        {results.map((each) => (
          <li key={`${each.game} ${each.seats}`}>
            <button
              type="button"
              class={each === chosen ? styles.chosen : undefined}
              aria-pressed={each === chosen}
              onClick={() => onChoose(each)}
            >
              <GameIcon game={each.game} />
              <span class={styles.game}>
                {gameName(each.game)} <small>{plural('profile.seats', each.seats)}</small>
              </span>
              <span class={each.isSettled ? styles.rating : styles.unsettled}>
                <b>{each.rating}</b> <small>± {each.deviation}</small>
              </span>
              <Places places={each.places} />
            </button>
          </li>
        ))}
      </ul>
      <p class={styles.note}>{t('profile.results.about')}</p>
    </Panel>
  );
}

/** How often each place, as a bar; a mark shows the fair share of wins. */
function Places({ places }: { places: readonly number[] }) {
  const games = places.reduce((sum, n) => sum + n, 0);
  const bars = [...places.slice(0, SHOWN_PLACES), places.slice(SHOWN_PLACES).reduce((sum, n) => sum + n, 0)];
  const words = places.map((n, place) => t('profile.places', { place: place + 1, n })).join(', ');
  return (
    <span class={styles.places} role="img" aria-label={words}>
      {bars.map(
        (n, place) =>
          n > 0 && (
            <i key={place} class={styles[BARS[place]!]} style={{ flexGrow: n }}>
              {n}
            </i>
          ),
      )}
      {games > 0 && <i class={styles.fair} style={{ left: `${100 / places.length}%` }} />}
    </span>
  );
}
