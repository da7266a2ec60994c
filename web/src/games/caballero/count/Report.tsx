import { Icon } from '../../../draw/Icon';
import { Copy } from '../../../ui/controls/Copy';
import { Panel } from '../../../ui/parts/Panel';
import { t } from '../text/teaching';
import { issueAddress, reportOf } from './issue';
import styles from './Report.module.css';
import type { TileSet } from './tile-set';

/** The counts as a text for the project: as a new issue where the project has an address for them, else to be copied. */
export function Report({ set }: { set: TileSet }) {
  const report = reportOf(set);
  const address = issueAddress(report);
  return (
    <Panel class={styles.report} aria-labelledby="tile-report">
      <h2 id="tile-report">{t('ec.count.report')}</h2>
      <p>{t('ec.count.report.text')}</p>
      <pre tabIndex={0}>{report.body}</pre>
      <p>
        <Copy text={`${report.title}\n\n${report.body}`} label={t('ec.count.report.copy')} icon="log" />
        {address !== undefined && (
          <a href={address} target="_blank" rel="noreferrer">
            <Icon name="link" />
            {t('ec.count.report.write')}
          </a>
        )}
      </p>
    </Panel>
  );
}
