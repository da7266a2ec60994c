import type { ComponentChildren } from 'preact';
import { t } from '../text';
import { Hidden } from '../ui/Hidden';
import { Panel } from '../ui/Panel';
import styles from './MoveListFrame.module.css';

interface Props {
  /** Shown by a setting; otherwise only screen readers have it. */
  isVisible: boolean;
  /** The moves as buttons, in lists or by themselves. */
  children: ComponentChildren;
}

/** Where the legal moves stand as a list. */
export function MoveListFrame({ isVisible, children }: Props) {
  const content = (
    <>
      <h2>{t('moves.title')}</h2>
      {children}
    </>
  );
  return isVisible ? (
    <Panel class={styles.list} aria-label={t('moves.title')}>
      {content}
    </Panel>
  ) : (
    <Hidden as="section" aria-label={t('moves.title')}>
      {content}
    </Hidden>
  );
}
