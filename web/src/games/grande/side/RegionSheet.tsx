import type { ComponentChildren } from 'preact';
import { Icon } from '../../../draw/Icon';
import type { GrandeTable, GrandeTableRegion } from '../../../protocol/types';
import type { Player } from '../../../table/people/types';
import { IconButton } from '../../../ui/controls/IconButton';
import { Panel } from '../../../ui/parts/Panel';
import { Pill } from '../../../ui/parts/Pill';
import { neighbours, type RegionCode } from '../ground/iberia';
import { Plate } from '../ground/Plate';
import { personal, plural, t } from '../text';
import { RankTable } from './RankTable';
import styles from './RegionSheet.module.css';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  region: GrandeTableRegion;
  /** The region after the previewed move. */
  after: GrandeTableRegion | undefined;
  /** Closes the sheet; on phones only. */
  onClose?: () => void;
  /** The actions there. */
  children?: ComponentChildren;
}

const NEIGHBOURS = neighbours();

/** The details of a region: seats, ranks and points, now and after the previewed move. */
export function RegionSheet({ table, players, region, after, onClose, children }: Props) {
  const rows = region.counts
    .map((count, seat) => ({ seat, count, later: after?.counts[seat] ?? count }))
    .filter(({ count, later }) => count > 0 || later > 0)
    .sort((a, b) => b.count - a.count || b.later - a.later);
  const tied = region.ranks.filter((rank) => rank === 1).length > 1;
  const firstTied = region.ranks.indexOf(1);
  return (
    <Panel class={styles.sheet} aria-label={region.name}>
      <header class={styles.head}>
        <h2>{region.name}</h2>
        <svg width="74" height="30" viewBox="-37 -15 74 30" role="img" aria-label={region.values.join(', ')}>
          <Plate x={0} y={0} values={region.values} scale={1.12} movable={region.scoreboard !== ''} />
        </svg>
        {onClose && (
          <IconButton class={styles.close} aria-label={t('eg.region.close')} onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        )}
      </header>
      <p class={styles.tags}>
        {tagsOf(table, players, region).map((tag) => (
          <Pill key={tag}>{tag}</Pill>
        ))}
      </p>
      {rows.length === 0 ? (
        <p class={styles.note}>{t(region.counts.length === 0 ? 'eg.region.hidden' : 'eg.region.empty')}</p>
      ) : (
        <RankTable players={players} region={region} after={after} rows={rows} />
      )}
      {tied && rows.length > 0 && (
        <p class={styles.note}>{t('eg.region.tieFirst', { points: region.scores[firstTied] ?? 0 })}</p>
      )}
      {region.king && <p class={styles.note}>{t('eg.region.taboo')}</p>}
      {children}
    </Panel>
  );
}

function tagsOf(table: GrandeTable, players: readonly Player[], region: GrandeTableRegion): string[] {
  const tags: string[] = [];
  const isCastillo = region.code === 'Cas';
  if (region.king) {
    tags.push(t('eg.region.king'));
  } else if (!isCastillo && NEIGHBOURS[table.king as RegionCode].includes(region.code as RegionCode)) {
    tags.push(t('eg.region.next'));
  }
  tags.push(...region.grandes.map((seat) => personal('eg.region.grande', players[seat]!)));
  if (region.scoreboard !== '') {
    tags.push(t('eg.region.board'));
  }
  if (!isCastillo) {
    tags.push(plural('eg.region.neighbours', NEIGHBOURS[region.code as RegionCode].length));
  }
  return tags;
}
