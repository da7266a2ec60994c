import { useState } from 'preact/hooks';
import type { Report, SanctionKind } from '../../protocol/types';
import { say, sentence } from '../../text/say';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Link } from '../../ui/parts/Link';
import { Panel } from '../../ui/parts/Panel';
import { Pill } from '../../ui/parts/Pill';
import { gameName } from '../../ui/state/names';
import styles from './AdminPage.module.css';
import { changed, momentOf, useChanges } from './changes';
import { staff } from './staff';
import { plural, t } from './text';

/** The reports: open ones first, each with the chat and the moves of its moment. */
export function Reports() {
  const round = useChanges();
  const { found, trouble } = useFetched(staff.reports, [round]);
  const open = found?.filter((report) => report.closed === 0) ?? [];
  const closed = found?.filter((report) => report.closed > 0) ?? [];
  return (
    <Panel class={styles.wide}>
      <h2>{t('admin.reports')}</h2>
      {found !== undefined && open.length === 0 && <p>{t('admin.reports.none')}</p>}
      <ol class={styles.rows}>
        {open.map((report) => (
          <OpenReport key={report.id} report={report} />
        ))}
      </ol>
      {closed.length > 0 && (
        <details>
          <summary>{plural('admin.reports.closed', closed.length)}</summary>
          <ol class={styles.rows}>
            {closed.map((report) => (
              <li key={report.id}>
                <span>
                  <b translate={false}>{report.reported}</b> {report.reason}
                </span>
                <small>
                  {report.author}: {report.outcome}
                </small>
              </li>
            ))}
          </ol>
        </details>
      )}
      <ErrorText text={trouble?.text} />
    </Panel>
  );
}

/** How long a sanction lasts, as buttons. */
const CHOICES: readonly { kind: SanctionKind; days: number | undefined }[] = [
  { kind: 'mute', days: 1 },
  { kind: 'mute', days: 7 },
  { kind: 'suspend', days: 7 },
  { kind: 'suspend', days: undefined },
];

function OpenReport({ report }: { report: Report }) {
  const [reason, setReason] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  const { context, reported, account } = report;
  const done = (work: Promise<unknown>) =>
    attempt(async () => {
      await work;
      changed();
    });
  const sanction = (kind: SanctionKind, days: number | undefined) =>
    staff
      .sanction({ kind, report: report.id, reason, ...(days && { days }), ...(account ? {} : { network: 'guest' }) })
      .then(() => staff.closeReport(report.id, reason));
  return (
    <li class={styles.report}>
      <div>
        <b translate={false}>{reported}</b> {!account && <Pill>{t('admin.guest')}</Pill>}{' '}
        {report.earlier > 0 && <Pill kind="warning">{plural('admin.reports.earlier', report.earlier)}</Pill>}
        <p>{report.reason}</p>
      </div>
      <small>
        {t('admin.reports.by', { name: report.reporter, time: momentOf(report.made) })}{' '}
        <Link to={{ page: 'table', id: report.table }}>{context.title || gameName(context.game)}</Link>
      </small>
      <div class={styles.acts}>
        {context.chat.length > 0 && (
          // A part that scrolls can be reached with the keyboard.
          <ol class={styles.quote} tabIndex={0} aria-label={t('admin.reports.chat')}>
            {context.chat
              .filter((line) => line.news === null)
              .map((line) => (
                <li key={line.line}>
                  <b translate={false}>{line.name}</b> {line.text}
                </li>
              ))}
          </ol>
        )}
        {context.moves.length > 0 && (
          <details>
            <summary>{plural('admin.reports.moves', context.moves.length)}</summary>
            <ol class={styles.quote}>
              {context.moves.map((move) => (
                <li key={move.ply}>
                  <b translate={false}>{context.names[move.seat]}</b>{' '}
                  {sentence(say(move.text, { nameOf: (seat) => context.names[seat] ?? '' }))}
                </li>
              ))}
            </ol>
          </details>
        )}
        <Field label={t('admin.reason')}>
          <input value={reason} maxLength={500} onInput={(event) => setReason(event.currentTarget.value)} />
        </Field>
        <div class={styles.buttons}>
          <Button disabled={busy || reason === ''} onClick={() => done(staff.closeReport(report.id, reason))}>
            {t('admin.reports.dismiss')}
          </Button>
          {CHOICES.map(({ kind, days }) => (
            <Button
              key={`${kind} ${days}`}
              variant={days === undefined ? 'danger' : undefined}
              disabled={busy || reason === ''}
              onClick={() => done(sanction(kind, days))}
            >
              {days === undefined ? t('admin.suspend.forGood') : plural(`admin.${kind}`, days)}
            </Button>
          ))}
        </div>
        <ErrorText text={trouble} />
      </div>
    </li>
  );
}
