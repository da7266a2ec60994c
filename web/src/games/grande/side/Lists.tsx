import { useMemo } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import type { Panes } from '../../../table/frame/panes';
import { SideLists } from '../../../table/frame/SideLists';
import { useTable } from '../../../table/table-state';
import type { PartProps } from '../actions/use-screen';
import { Pile } from '../cards/Pile';
import { plural, t } from '../text';
import { cardTitle } from '../words/cards';
import styles from './Lists.module.css';
import { RegionList } from './RegionList';

/** The lists of the side column that only this game has. */
export type SideTab = 'regions' | 'cards';

/** Log, chat, regions and the remaining cards. */
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
            content: (point) => <RegionList table={table} players={players} onLight={setLit} onPoint={point} />,
          },
          { key: 'cards', label: t('tabs.cards'), content: () => <UnseenCards table={table} /> },
        ]}
        onLight={setLit}
      />
    ),
    [table, players, panes.list, log],
  );
}

/** The face-down cards, pile by pile: they are public information. */
function UnseenCards({ table }: { table: GrandeTable }) {
  return (
    <div class={styles.unseen}>
      <p>{t('eg.cards.stillIn')}</p>
      {table.piles
        .filter(({ unseen }) => unseen.length > 0)
        .map(({ number, unseen }) => (
          <section key={number}>
            <h3>
              <Pile number={number} />
              {plural('eg.cards.unseen', unseen.length)}
            </h3>
            <ul>
              {[...new Set(unseen)].map((card) => {
                const n = unseen.filter((other) => other === card).length;
                return <li key={card}>{n > 1 ? t('eg.cards.copies', { title: cardTitle(card), n }) : cardTitle(card)}</li>;
              })}
            </ul>
          </section>
        ))}
    </div>
  );
}
