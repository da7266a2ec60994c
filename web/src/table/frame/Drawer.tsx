import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { Panel } from '../../ui/parts/Panel';
import { Pill } from '../../ui/parts/Pill';
import { useTable } from '../table-state';
import styles from './Drawer.module.css';
import type { Front } from './panes';

/** On tablets: the button that opens the column with the points if scored now, the log and the chat. */
export function Drawer({ panes }: { panes: Front }) {
  const { unread } = useTable();
  return (
    <Panel as="div" class={styles.drawer}>
      <button type="button" aria-expanded={panes.isDrawerOpen} onClick={() => panes.setDrawerOpen(!panes.isDrawerOpen)}>
        <Icon name="star" />
        <span>{t('proj.title')}</span>
      </button>
      <button type="button" onClick={() => panes.open('log')}>
        <Icon name="log" />
        <span>{t('tabs.log')}</span>
      </button>
      <button type="button" onClick={() => panes.open('chat')}>
        <Icon name="chat" />
        <span>{t('tabs.chat')}</span>
        {unread > 0 && <Pill kind="action">{unread}</Pill>}
      </button>
    </Panel>
  );
}
