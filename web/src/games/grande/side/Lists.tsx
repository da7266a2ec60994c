import { useMemo } from 'preact/hooks';
import type { Panes } from '../../../table/frame/panes';
import { SideLists } from '../../../table/frame/SideLists';
import { useStable } from '../../../ui/hooks/use-stable';
import type { PartProps } from '../actions/screen-props';
import { UnseenCards } from '../cards/UnseenCards';
import { t } from '../text';
import { RegionList } from './RegionList';

/** The lists of the side column that only this game has. */
export type SideTab = 'regions' | 'cards';

/** Log, chat, regions and the cards still to come. */
export function Lists({ screen, panes, table, players, log, chat, unread, ...props }: PartProps & { panes: Panes<SideTab> }) {
  const openLog = useStable((id: string) => props.onOpenLog?.(id));
  const say = useStable(props.onSay);
  const { setLit } = screen.map;
  return useMemo(
    () => (
      <SideLists
        panes={panes}
        log={log}
        players={players}
        chat={chat}
        unread={unread}
        own={[
          {
            key: 'regions',
            label: t('tabs.regions'),
            content: () => <RegionList table={table} players={players} onLight={setLit} />,
          },
          { key: 'cards', label: t('tabs.cards'), content: () => <UnseenCards table={table} /> },
        ]}
        onLight={setLit}
        onOpenLog={props.onOpenLog && openLog}
        isSpectator={props.isSpectator}
        onSay={say}
      />
    ),
    [table, players, panes.list, log, chat, unread, props.isSpectator],
  );
}
