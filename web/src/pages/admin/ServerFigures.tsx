import { locale } from '../../text';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useNow } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import styles from './AdminPage.module.css';
import { momentOf } from './changes';
import { staff } from './staff';
import { t } from './text';

const HALF_A_MINUTE = 30_000;

/** A size in words, such as "412 MB". */
function sizeOf(bytes: number): string {
  const isLarge = bytes >= 1e9;
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1e9 : 1e6));
}

/** The state of the server, read again twice a minute. */
export function ServerFigures() {
  const now = useNow(HALF_A_MINUTE);
  const { found, trouble } = useFetched(staff.serverFigures, [now]);
  const rows: string[][] =
    found === undefined
      ? []
      : [
          [
            t('admin.figures.server'),
            found.problem === '' ? t('admin.figures.ready') : found.problem,
            t('admin.figures.since', { node: found.node, time: momentOf(found.since) }),
          ],
          [
            t('admin.figures.people'),
            String(found.people),
            t('admin.figures.tables', { playing: found.tables.playing ?? 0, waiting: found.tables.waiting ?? 0 }),
          ],
          [t('admin.figures.memory'), sizeOf(found.heap), t('admin.figures.of', { size: sizeOf(found.mostHeap) })],
          ...(found.freeDisk < 0 ? [] : [[t('admin.figures.disk'), sizeOf(found.freeDisk)]]),
          [
            t('admin.figures.bots'),
            t('admin.figures.jobs', { running: found.running, waiting: found.waiting }),
            ...(found.workerMissing > 0 ? [t('admin.figures.noWorker', { n: found.workerMissing })] : []),
          ],
          [t('admin.figures.failing'), String(found.failing)],
        ];
  return (
    <Panel class={styles.wide}>
      <h2>{t('admin.figures')}</h2>
      <dl class={styles.tiles}>
        {rows.map(([name, value, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              {note !== undefined && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <ErrorText text={trouble?.text} />
    </Panel>
  );
}
