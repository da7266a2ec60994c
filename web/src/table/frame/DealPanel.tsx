import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { Deal } from '../../protocol/types';
import { t } from '../../text';
import { Copy } from '../../ui/controls/Copy';
import { Panel, PanelHead } from '../../ui/parts/Panel';
import { Pill } from '../../ui/parts/Pill';
import styles from './DealPanel.module.css';
import { dealHash, fingerprint } from './deal';

/** The deal and its proof in one line, which can be opened. */
export function DealLine({ deal }: { deal: Deal }) {
  const found = useDealCheck(deal);
  return (
    <details class={styles.dealLine}>
      <summary>
        <Icon name="lock" />
        {t('waiting.deal.openTitle')}
        <DealResult found={found} />
      </summary>
      <DealPanel deal={deal} />
    </details>
  );
}

/** The fingerprint of the deal; after the game also the deal itself, and whether it matches. */
export function DealPanel({ deal }: { deal: Deal }) {
  const [first, second] = fingerprint(deal.hash);
  const isOpen = deal.seed !== null && deal.salt !== null;
  return (
    <Panel class={styles.deal}>
      <PanelHead size="large">
        <h2>{isOpen ? t('waiting.deal.openTitle') : t('waiting.deal.title')}</h2>
      </PanelHead>
      <p>{isOpen ? t('waiting.deal.openText') : t('waiting.deal.text')}</p>
      <div class={styles.fingerprint}>
        <Icon name="lock" class={styles.lock} />
        <code>
          {first}
          <br />
          {second}
        </code>
        <Copy text={deal.hash} label={t('waiting.deal.copy')} size="small" icon="log" />
      </div>
      {deal.seed !== null && deal.salt !== null ? <Check deal={deal} seed={deal.seed} salt={deal.salt} /> : <HowTo />}
    </Panel>
  );
}

function Check({ deal, seed, salt }: { deal: Deal; seed: string; salt: string }) {
  const found = useDealCheck(deal);
  return (
    <div class={styles.check}>
      <dl>
        <div>
          <dt>{t('waiting.deal.seed')}</dt>
          <dd>
            <code>{seed}</code>
          </dd>
        </div>
        <div>
          <dt>{t('waiting.deal.salt')}</dt>
          <dd>
            <code>{salt}</code>
          </dd>
        </div>
      </dl>
      <p role="status">
        <DealResult found={found} />
        {found === 'unable' && t('waiting.deal.unable')}
      </p>
    </div>
  );
}

/** Whether the deal matches its fingerprint, as a pill. */
export function DealResult({ found }: { found: DealCheck }) {
  switch (found) {
    case 'fits':
      return (
        <Pill kind="good">
          <Icon name="check" />
          {t('waiting.deal.fits')}
        </Pill>
      );
    case 'differs':
      return (
        <Pill kind="warning">
          <Icon name="warn" />
          {t('waiting.deal.differs')}
        </Pill>
      );
    default:
      return null;
  }
}

function HowTo() {
  return (
    <details class={styles.how}>
      <summary>{t('waiting.deal.how')}</summary>
      <p>{t('waiting.deal.howText')}</p>
    </details>
  );
}

/** The result of checking a revealed deal against its fingerprint from before the first move. */
type DealCheck = 'busy' | 'fits' | 'differs' | 'unable';

function useDealCheck({ hash, seed, salt }: Deal): DealCheck {
  const [found, setFound] = useState<DealCheck>('busy');
  useEffect(() => {
    if (seed === null || salt === null) {
      return;
    }
    void dealHash(seed, salt).then((own) => {
      const compared = own === hash.toLowerCase() ? 'fits' : 'differs';
      setFound(own === undefined ? 'unable' : compared);
    });
  }, [hash, seed, salt]);
  return found;
}
