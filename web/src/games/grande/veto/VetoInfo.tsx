import type { ComponentChildren } from 'preact';
import { Icon } from '../../../draw/Icon';
import { Panel, PanelHead, PanelNote } from '../../../ui/parts/Panel';
import { t } from '../text';
import styles from './VetoInfo.module.css';

/** A veto that is held: how long, and what it can do. */
export function VetoInfo({ isEnding, children }: { isEnding: boolean; children?: ComponentChildren }) {
  return (
    <Panel>
      <PanelHead>
        <h2>{t('eg.veto.hold')}</h2>
        <PanelNote>{t(isEnding ? 'eg.veto.untilThis' : 'eg.veto.untilNext')}</PanelNote>
      </PanelHead>
      <p class={styles.text}>
        <Icon name="veto" class={styles.icon} />
        <span>{t('eg.veto.info')}</span>
      </p>
      {children !== undefined && <div class={styles.choice}>{children}</div>}
    </Panel>
  );
}
