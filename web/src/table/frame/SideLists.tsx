import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../../text';
import { useStable } from '../../ui/hooks/use-stable';
import { Panel } from '../../ui/parts/Panel';
import { ChatBox, ChatList } from '../chat/Chat';
import { type Tab, Tabs } from '../chat/Tabs';
import { FollowContext, NOT_FOLLOWING } from '../follow/follow';
import { LogList } from '../log/LogList';
import type { LogEntry } from '../people/types';
import { useTable } from '../table-state';
import type { Panes } from './panes';
import styles from './SideLists.module.css';

interface Props<Where, List extends string> {
  panes: Panes<List>;
  /** The log in the game's words. */
  log: readonly LogEntry<Where>[];
  /** The game's own lists, after log and chat. */
  own: readonly (Tab<List> & { content: (onPoint: (where: readonly Where[]) => void) => ComponentChildren })[];
  /** The places of the line under the pointer are highlighted on the map. */
  onLight: (where: readonly Where[]) => void;
}

/** Log, chat and a game's own lists, with the field to write in the chat. */
export function SideLists<Where, List extends string>({ panes, log, own, onLight }: Props<Where, List>) {
  const { table, players, chat, unread, isSpectator, say, openLog } = useTable();
  const { list } = panes;
  const follow = useContext(FollowContext);
  // Plays a line of the log back on the map, and shows the map on a small screen.
  const playBack = useStable((id: string) => {
    panes.show('table');
    panes.setDrawerOpen(false);
    follow.playBack(Number(id), Number(id));
  });
  // Shows a place of a list on the map, which the list may cover. It stays highlighted until the next press.
  const point = useStable((where: readonly Where[]) => {
    panes.show('table');
    panes.setDrawerOpen(false);
    onLight(where);
    document.addEventListener('pointerdown', () => onLight([]), { once: true, capture: true });
  });
  return (
    <Panel class={styles.lists} data-part="lists">
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
            onReplay={openLog}
          />
        )}
        {list === 'chat' && <ChatList messages={chat} table={table.id} yours={table.yours} />}
        {own.find(({ key }) => key === list)?.content(point)}
      </Tabs>
      <ChatBox
        isSpectator={isSpectator}
        onSay={(text) => {
          say(text);
          // Opens the chat after the person has written, to show their line and the answers.
          panes.turnTo('chat');
        }}
      />
    </Panel>
  );
}
