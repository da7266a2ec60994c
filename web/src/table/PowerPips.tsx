import { t } from '../text';
import { Hidden } from '../ui/Hidden';

export const HIGHEST_CARD = 13;

/** The power cards of a seat: played ones struck, the laid one filled. */
export function PowerPips({ hand, laid }: { hand: readonly number[]; laid: number }) {
  return (
    <ol class="pips" aria-label={t('pips.label')}>
      {Array.from({ length: HIGHEST_CARD }, (_, i) => i + 1).map((n) => {
        const state = n === laid ? 'cur' : hand.includes(n) ? '' : 'out';
        return (
          <li key={n} class={state}>
            {n}
            {state !== '' && <Hidden>{t(state === 'cur' ? 'pips.laid' : 'pips.played')}</Hidden>}
          </li>
        );
      })}
    </ol>
  );
}
