import { t } from '../../text';
import { Hidden } from '../../ui/parts/Hidden';
import styles from './PowerPips.module.css';

export const HIGHEST_CARD = 13;

/** The power cards of a seat: used ones struck out, the current one filled. */
export function PowerPips({ hand, laid }: { hand: readonly number[]; laid: number }) {
  return (
    <ol class={styles.pips} aria-label={t('pips.label')}>
      {Array.from({ length: HIGHEST_CARD }, (_, i) => i + 1).map((n) => {
        const past = hand.includes(n) ? undefined : 'played';
        const state = n === laid ? 'laid' : past;
        return (
          <li key={n} class={state && styles[state]}>
            {n}
            {state && <Hidden>{t(`pips.${state}`)}</Hidden>}
          </li>
        );
      })}
    </ol>
  );
}
