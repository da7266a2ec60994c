import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { t } from '../../text';
import styles from './Reason.module.css';

/** The reason for a ruling: shown on request, and when printed. */
export function Reason({ isFound, children }: { isFound: boolean; children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isShown = isOpen || isFound;
  return (
    <>
      <button type="button" class={styles.why} aria-expanded={isShown} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('rules.why')}
      </button>
      <em id={id} class={styles.reason} hidden={!isShown}>
        {' '}
        {children}
      </em>
    </>
  );
}

/** Marks a ruling: the books leave this question open. */
export function RulingTag() {
  return <span class={styles.tag}>{t('rules.ruling')}</span>;
}
