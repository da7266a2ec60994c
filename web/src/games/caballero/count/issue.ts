import { t } from '../text/teaching';
import { fileOf, type TileSet, totalOf } from './tile-set';

/* What owners of the box can send to the project. */

/** Where the project takes reports: `bugs.url` in package.json, or nothing; the build fills it in. */
declare const PROJECT_ISSUES: string;

/** The text of an issue with the counts. */
export function reportOf(set: TileSet): { title: string; body: string } {
  const counted = t('ec.count.report.counted', { n: totalOf(set), gold: totalOf(set, 'g'), fish: totalOf(set, 'f') });
  const body = [counted, `\`\`\`\n${fileOf(set)}\`\`\``, t('ec.count.report.edition'), t('ec.count.report.others')].join(
    '\n\n',
  );
  return { title: t('ec.count.report.title'), body };
}

/** The address where an issue with this text is written; undefined where the project names none. */
export function issueAddress(report: { title: string; body: string }, issues = PROJECT_ISSUES): string | undefined {
  return issues === '' ? undefined : `${issues.replace(/\/$/, '')}/new?${new URLSearchParams(report)}`;
}
