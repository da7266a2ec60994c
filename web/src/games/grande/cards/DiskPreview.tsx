import type { GrandePreview, GrandeTable, GrandeTableRegion } from '../../../protocol/types';
import { rankWord } from '../../../text/ordinal';
import { Hidden } from '../../../ui/parts/Hidden';
import { t } from '../text';
import { placeAt, placeIn } from '../words/words';
import styles from './DiskPreview.module.css';

interface Props {
  table: GrandeTable;
  seat: number;
  /** The region that the disk shows. */
  code: string;
  preview: GrandePreview | undefined;
}

/** A seat's caballeros, rank and points in the region on its disk, before and after the disk's caballeros arrive. */
export function DiskPreview({ table, seat, code, preview }: Props) {
  const isScoring = table.stage === 'disks' && table.action.card === 'secretScoring';
  const before = placeAt(table, code)!;
  const after = preview?.changes.find((change) => change.after.code === code)?.after ?? before;
  const count = (region: GrandeTableRegion) => String(region.counts[seat] ?? 0);
  const points = (region: GrandeTableRegion) => String(region.scores[seat] ?? 0);
  const rank = (region: GrandeTableRegion) => rankOf(region, seat);
  return (
    <>
      <p>{t(isScoring ? 'eg.secret.only' : 'eg.secret.alone')}</p>
      <dl class={styles.preview}>
        <div>
          <dt>{t('eg.secret.have', { place: placeIn(table, code) })}</dt>
          <Change before={count(before)} after={count(after)} />
        </div>
        <div>
          <dt>{t('eg.secret.rank')}</dt>
          <Change before={rank(before)} after={rank(after)} />
        </div>
        <div>
          <dt>{t('eg.secret.points')}</dt>
          <Change before={points(before)} after={points(after)} />
        </div>
      </dl>
    </>
  );
}

/** A value that stays as it is, or its change. */
function Change({ before, after }: { before: string; after: string }) {
  if (before === after) {
    return <dd>{after}</dd>;
  }
  return (
    <dd>
      <span aria-hidden="true">{t('eg.secret.arrow', { before, after })}</span>
      <Hidden>{t('eg.secret.becomes', { before, after })}</Hidden>
    </dd>
  );
}

/** A rank such as first or tied second; empty without caballeros. */
function rankOf({ ranks }: GrandeTableRegion, seat: number): string {
  const own = ranks[seat] ?? 0;
  if (own === 0) {
    return t('eg.secret.none');
  }
  const isTied = ranks.filter((other) => other === own).length > 1;
  return isTied ? t('eg.secret.tied', { rank: rankWord(own) }) : rankWord(own);
}
