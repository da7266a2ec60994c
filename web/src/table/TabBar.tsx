import { Icon } from '../draw/Icon';
import type { IconName } from '../draw/icons';
import { t } from '../text';
import { Panel } from '../ui/Panel';
import { Pill } from '../ui/Pill';

type PhoneTab = 'table' | 'map' | 'cards' | 'players' | 'log' | 'chat';

interface TabBarProps<K extends PhoneTab> {
  tabs: readonly { key: K; icon: IconName }[];
  open: K;
  /** Lines of chat that nobody has read yet. */
  unread: number;
  onOpen: (key: K) => void;
}

/** The foot of a phone's table: one part of it at a time. */
export function TabBar<K extends PhoneTab>({ tabs, open, unread, onOpen }: TabBarProps<K>) {
  return (
    <nav class="tabbar" aria-label={t('tabs.label')}>
      {tabs.map(({ key, icon }) => (
        <button
          key={key}
          type="button"
          class={key === open ? 'on' : ''}
          aria-current={key === open ? 'page' : undefined}
          onClick={() => onOpen(key)}
        >
          <Icon name={icon} />
          <span>{t(`tabs.${key}`)}</span>
          {key === 'chat' && unread > 0 && <i class="dotn">{unread}</i>}
        </button>
      ))}
    </nav>
  );
}

interface DrawerProps {
  isOpen: boolean;
  unread: number;
  onToggle: () => void;
  onOpen: (tab: 'log' | 'chat') => void;
}

/** On tablets: what opens the column with projection, log and chat. */
export function Drawer({ isOpen, unread, onToggle, onOpen }: DrawerProps) {
  return (
    <Panel as="div" class="drawer">
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <Icon name="star" />
        {t('proj.title')}
      </button>
      <button type="button" onClick={() => onOpen('log')}>
        <Icon name="log" />
        {t('tabs.log')}
      </button>
      <button type="button" onClick={() => onOpen('chat')}>
        <Icon name="chat" />
        {t('tabs.chat')}
        {unread > 0 && <Pill kind="action">{unread}</Pill>}
      </button>
    </Panel>
  );
}
