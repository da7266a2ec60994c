import type { ComponentChildren } from 'preact';
import { t } from '../text';
import { Panel } from '../ui/Panel';
import { ChatBox, ChatList } from './Chat';
import { LogList } from './LogList';
import type { Panes } from './panes';
import styles from './SideLists.module.css';
import { type Tab, Tabs } from './Tabs';
import type { ChatMessage, LogEntry, Player } from './types';

interface Props<Where, List extends string> {
  panes: Panes<List>;
  log: readonly LogEntry<Where>[];
  players: readonly Player[];
  chat: readonly ChatMessage[];
  unread: number;
  /** The game's own lists, after log and chat. */
  own: readonly (Tab<List> & { content: () => ComponentChildren })[];
  /** The places of the line under the pointer are highlighted on the map. */
  onLight: (where: readonly Where[]) => void;
  onOpenLog: ((id: string) => void) | undefined;
  isSpectator: boolean;
  onSay: (text: string) => void;
}

/** Log, chat and a game's own lists, with the field to write in the chat. */
export function SideLists<Where, List extends string>({
  panes,
  log,
  players,
  chat,
  unread,
  own,
  onLight,
  onOpenLog,
  isSpectator,
  onSay,
}: Props<Where, List>) {
  const { list } = panes;
  return (
    <Panel class={styles.lists}>
      <Tabs
        tabs={[{ key: 'log', label: t('tabs.log') }, { key: 'chat', label: t('tabs.chat'), count: unread }, ...own]}
        open={list}
        onOpen={panes.turnTo}
      >
        {list === 'log' && (
          <LogList entries={log} players={players} onLight={onLight} {...(onOpenLog ? { onOpen: onOpenLog } : {})} />
        )}
        {list === 'chat' && <ChatList messages={chat} />}
        {own.find(({ key }) => key === list)?.content()}
      </Tabs>
      <ChatBox
        isSpectator={isSpectator}
        onSay={(text) => {
          onSay(text);
          // Whoever says something sees it, and what others answer.
          panes.turnTo('chat');
        }}
      />
    </Panel>
  );
}
