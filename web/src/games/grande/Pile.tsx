import { Icon } from '../../draw/Icon';
import styles from './Pile.module.css';
import { t } from './text';

/** The number of a pile: so many caballeros its cards let one place. */
export function Pile({ number, isFaint = false }: { number: number; isFaint?: boolean }) {
  return (
    <span class={`${styles.pile} ${isFaint ? styles.faint : ''}`} data-tip="pile" title={t('eg.cards.upTo', { n: number })}>
      <b>{number}</b>
      <Icon name="cab" class={styles.icon} />
    </span>
  );
}
