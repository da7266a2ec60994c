import { useMemo } from 'preact/hooks';
import type { Panes } from '../../../table/frame/panes';
import { SideLists } from '../../../table/frame/SideLists';
import { useTable } from '../../../table/table-state';
import type { PartProps } from '../actions/use-screen';
import { UnseenCards } from '../cards/UnseenCards';
import { t } from '../text';
import { RegionList } from './RegionList';

/** The lists of the side column that only this game has. */
export type SideTab = 'regions' | 'cards';

/** Log, chat, regions and the cards still to come. */
export function Lists({ screen, panes }: PartProps & { panes: Panes<SideTab> }) {
  const { players } = useTable();
  const { table, log } = screen;
  const { setLit } = screen.map;
  return useMemo(
    () => (
      <SideLists
        panes={panes}
        log={log}
        own={[
          {
            key: 'regions',
            label: t('tabs.regions'),
            content: () => <RegionList table={table} players={players} onLight={setLit} />,
          },
          { key: 'cards', label: t('tabs.cards'), content: () => <UnseenCards table={table} /> },
        ]}
        onLight={setLit}
      />
    ),
    [table, players, panes.list, log],
  );
}
