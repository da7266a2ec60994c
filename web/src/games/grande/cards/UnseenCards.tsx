import type { GrandeTable } from '../../../protocol/types';
import { plural, t } from '../text';
import { cardTitle } from '../words/cards';
import { Pile } from './Pile';
import styles from './UnseenCards.module.css';

/** The cards that are still face down, pile by pile: anyone can count them. */
export function UnseenCards({ table }: { table: GrandeTable }) {
  return (
    <div class={styles.unseen}>
      <p>{t('eg.cards.stillIn')}</p>
      {table.piles
        .filter(({ unseen }) => unseen.length > 0)
        .map(({ number, unseen }) => (
          <section key={number}>
            <h3>
              <Pile number={number} />
              {plural('eg.cards.unseen', unseen.length)}
            </h3>
            <ul>
              {[...new Set(unseen)].map((card) => {
                const n = unseen.filter((other) => other === card).length;
                return <li key={card}>{n > 1 ? t('eg.cards.copies', { title: cardTitle(card), n }) : cardTitle(card)}</li>;
              })}
            </ul>
          </section>
        ))}
    </div>
  );
}
