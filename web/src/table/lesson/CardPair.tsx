import { Icon } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import styles from './CardPair.module.css';

interface Props {
  low: number;
  high: number;
  /** The number of caballeros that a card brings. */
  supplyOf: (card: number) => number;
}

/** A low and a high power card, to illustrate the difference. */
export function CardPair({ low, high, supplyOf }: Props) {
  return (
    <div class={styles.pair} data-player={colourOf(0)} aria-hidden="true">
      {[low, high].map((card) => (
        <span key={card}>
          <b>{card}</b>
          <small>
            <Icon name="cab" />
            {supplyOf(card)}
          </small>
        </span>
      ))}
    </div>
  );
}
