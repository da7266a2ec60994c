import type { ComponentChildren } from 'preact';
import { t } from '../../text';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel } from '../../ui/parts/Panel';
import styles from './MoveListFrame.module.css';

/** The list of all moves: in a panel if a setting says so, otherwise only for screen readers. */
export function MoveListFrame({ isVisible, children }: { isVisible: boolean; children: ComponentChildren }) {
  const Frame = isVisible ? Panel : Hidden;
  return (
    <Frame as="section" {...(isVisible ? { class: styles.list } : {})} aria-label={t('moves.title')}>
      <h2>{t('moves.title')}</h2>
      {children}
    </Frame>
  );
}
