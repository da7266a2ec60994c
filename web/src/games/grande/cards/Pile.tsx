import { Icon } from '../../../draw/Icon';
import { t } from '../text';
import styles from './Pile.module.css';

/** The number of a pile: how many caballeros its cards allow a player to place. */
export function Pile({ number, isFaint = false }: { number: number; isFaint?: boolean }) {
  return (
    <span class={`${styles.pile} ${isFaint ? styles.faint : ''}`} data-tip="pile" title={t('eg.cards.upTo', { n: number })}>
      <b>{number}</b>
      <Icon name="cab" class={styles.icon} />
    </span>
  );
}
