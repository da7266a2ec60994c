import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import type { Pane } from './panes';
import styles from './TabBar.module.css';

interface Props {
  /** The tab with the map: its name in `tabs.<name>`, and its icon. */
  home: { name: 'table' | 'map'; icon: IconName };
  open: Pane;
  /** The number of unread lines in the chat. */
  unread: number;
  onOpen: (pane: Pane) => void;
}

/** The bottom of a phone's table: switches between its parts. */
export function TabBar({ home, open, unread, onOpen }: Props) {
  const tabs = [
    { pane: 'table', name: home.name, icon: home.icon },
    { pane: 'cards', name: 'cards', icon: 'hand' },
    { pane: 'players', name: 'players', icon: 'user' },
    { pane: 'log', name: 'log', icon: 'log' },
    { pane: 'chat', name: 'chat', icon: 'chat' },
  ] as const;
  return (
    <nav class={styles.bar} aria-label={t('tabs.label')}>
      {tabs.map(({ pane, name, icon }) => (
        <button
          key={pane}
          type="button"
          class={classes(styles.tab, pane === open && styles.open)}
          aria-current={pane === open ? 'page' : undefined}
          onClick={() => onOpen(pane)}
        >
          <Icon name={icon} class={styles.icon} />
          <span>{t(`tabs.${name}`)}</span>
          {pane === 'chat' && unread > 0 && <i class={styles.unread}>{unread}</i>}
        </button>
      ))}
    </nav>
  );
}
