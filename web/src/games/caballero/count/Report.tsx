import { Icon } from '../../../draw/Icon';
import { Copy } from '../../../ui/controls/Copy';
import { Panel } from '../../../ui/parts/Panel';
import { t } from '../text/teaching';
import styles from './Report.module.css';
import { fileOf, type TileSet, totalOf } from './tile-set';

/** Shows the counts as a text for the project: as a new issue if the project has an address for them, else to copy. */
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

/* The report that owners of the box can send to the project. */

/** The project's issue address: `bugs.url` in package.json, or empty; the build fills it in. */
declare const PROJECT_ISSUES: string;

/** The text of an issue with the counts. */
export function reportOf(set: TileSet): { title: string; body: string } {
  const counted = t('ec.count.report.counted', { n: totalOf(set), gold: totalOf(set, 'g'), fish: totalOf(set, 'f') });
  const body = [counted, `\`\`\`\n${fileOf(set)}\`\`\``, t('ec.count.report.edition'), t('ec.count.report.others')].join(
    '\n\n',
  );
  return { title: t('ec.count.report.title'), body };
}

/** The address of a new issue with this text; undefined if the project has no issue address. */
export function issueAddress(report: { title: string; body: string }, issues = PROJECT_ISSUES): string | undefined {
  return issues === '' ? undefined : `${issues.replace(/\/$/, '')}/new?${new URLSearchParams(report)}`;
}
