import { Icon } from '../../draw/Icon';
import type { Deal } from '../../protocol/types';
import { t } from '../../text';
import styles from './DealLine.module.css';
import { DealPanel, DealResult } from './DealPanel';
import { useDealCheck } from './use-deal-check';

/** The deal and its proof in one line, which opens. */
export function DealLine({ deal }: { deal: Deal }) {
  const found = useDealCheck(deal);
  return (
    <details class={styles.deal}>
      <summary>
        <Icon name="lock" />
        {t('waiting.deal.openTitle')}
        <DealResult found={found} />
      </summary>
      <DealPanel deal={deal} />
    </details>
  );
}
