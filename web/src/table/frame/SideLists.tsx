import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../../text';
import { useStable } from '../../ui/hooks/use-stable';
import { Panel } from '../../ui/parts/Panel';
import { ChatBox, ChatList } from '../chat/Chat';
import { type Tab, Tabs } from '../chat/Tabs';
import { FollowContext, NOT_FOLLOWING } from '../follow/follow';
import { LogList } from '../log/LogList';
import type { ChatMessage, LogEntry, Player } from '../people/types';
import type { Panes } from './panes';
import styles from './SideLists.module.css';

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
  /** Opens the replay where a line leads to. */
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
  const follow = useContext(FollowContext);
  // A line of the log is played back on the map, which a small screen shows then.
  const playBack = useStable((id: string) => {
    panes.show('table');
    panes.setDrawerOpen(false);
    follow.playBack(Number(id), Number(id));
  });
  return (
    <Panel class={styles.lists}>
      <Tabs
        tabs={[{ key: 'log', label: t('tabs.log') }, { key: 'chat', label: t('tabs.chat'), count: unread }, ...own]}
        open={list}
        onOpen={panes.turnTo}
      >
        {list === 'log' && (
          <LogList
            entries={log}
            players={players}
            onLight={onLight}
            {...(follow === NOT_FOLLOWING ? {} : { onOpen: playBack })}
            {...(onOpenLog ? { onReplay: onOpenLog } : {})}
          />
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
