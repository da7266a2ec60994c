import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { t } from '../../text';
import styles from './Reason.module.css';

/** Why something was ruled as it was: shown when asked for, and on paper. */
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

/** Says that the books leave this to be settled. */
export function RulingTag() {
  return <span class={styles.tag}>{t('rules.ruling')}</span>;
}
