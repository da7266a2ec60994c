import type { GrandeTable } from '../../protocol/table';
import { ChatBox, ChatList } from '../../table/Chat';
import { LogList } from '../../table/LogList';
import { Tabs } from '../../table/Tabs';
import type { ChatMessage, LogEntry, Player } from '../../table/types';
import { t } from '../../text';
import { Panel } from '../../ui/Panel';
import { UnseenCards } from './ActionCards';
import { RegionList } from './RegionList';

export type SideTab = 'log' | 'chat' | 'regions' | 'cards';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  tab: SideTab;
  log: readonly LogEntry<string>[];
  chat: readonly ChatMessage[];
  unread: number;
  onTab: (tab: SideTab) => void;
  onLight: (codes: readonly string[]) => void;
  onSay: (text: string) => void;
  onOpenLog: ((id: string) => void) | undefined;
}

/** Log, chat, regions as a list, and the cards still face down. */
export function SidePanel({ table, players, tab, log, chat, unread, onTab, onLight, onSay, onOpenLog }: Props) {
  return (
    <Panel class="logp">
      <Tabs
        tabs={[
          { key: 'log', label: t('tabs.log') },
          { key: 'chat', label: t('tabs.chat'), count: unread },
          { key: 'regions', label: t('tabs.regions') },
          { key: 'cards', label: t('tabs.cards') },
        ]}
        open={tab}
        onOpen={onTab}
      >
        {tab === 'log' && <LogList entries={log} onLight={onLight} {...(onOpenLog ? { onOpen: onOpenLog } : {})} />}
        {tab === 'chat' && <ChatList messages={chat} />}
        {tab === 'regions' && <RegionList table={table} players={players} onLight={onLight} />}
        {tab === 'cards' && <UnseenCards table={table} />}
      </Tabs>
      <ChatBox onSay={onSay} />
    </Panel>
  );
}
