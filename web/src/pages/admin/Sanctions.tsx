import { useState } from 'preact/hooks';
import type { Sanction, SanctionKind } from '../../protocol/types';
import { Button } from '../../ui/controls/Button';
import { Field, Help } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import styles from './AdminPage.module.css';
import { changed, momentOf, useChanges } from './changes';
import { staff } from './staff';
import { t } from './text';

/** The people and networks that may not talk or play, and a form that adds one. */
export function Sanctions() {
  const round = useChanges();
  const { found, trouble } = useFetched(staff.sanctions, [round]);
  return (
    <Panel class={styles.panel}>
      <h2>{t('admin.sanctions')}</h2>
      {found?.length === 0 && <p>{t('admin.sanctions.none')}</p>}
      <ul class={styles.rows}>
        {found?.map((sanction) => (
          <InForce key={sanction.id} sanction={sanction} />
        ))}
      </ul>
      <NewSanction />
      <ErrorText text={trouble?.text} />
    </Panel>
  );
}

function InForce({ sanction }: { sanction: Sanction }) {
  const { busy, trouble, attempt } = useAttempt();
  const { kind, name, network, ends, reason } = sanction;
  const target = [name, network === 'guest' ? t('admin.guest') : network].filter((part) => part !== '').join(', ');
  return (
    <li>
      <span>
        <b translate={false}>{target}</b>
        <br />
        <small>
          {t(kind === 'mute' ? 'admin.sanctions.muted' : 'admin.sanctions.suspended', {
            until: ends === 0 ? t('admin.forGood') : momentOf(ends),
          })}
          {': '}
          {reason}
        </small>
      </span>
      <Button
        size="small"
        disabled={busy}
        aria-label={t('admin.sanctions.endOf', { name: target })}
        onClick={() =>
          attempt(async () => {
            await staff.endSanction(sanction.id, t('admin.sanctions.ended'));
            changed();
          })
        }
      >
        {t('admin.sanctions.end')}
      </Button>
      <ErrorText text={trouble} />
    </li>
  );
}

function NewSanction() {
  const [kind, setKind] = useState<SanctionKind>('mute');
  const [target, setTarget] = useState('');
  const [days, setDays] = useState('7');
  const [reason, setReason] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  return (
    <details>
      <summary>{t('admin.sanctions.add')}</summary>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => {
            await staff.sanction({
              kind,
              reason,
              ...(target.includes('/') ? { network: target } : { name: target }),
              ...(days !== '' && { days: Number(days) }),
            });
            setTarget('');
            setReason('');
            changed();
          });
        }}
      >
        <Segments
          label={t('admin.sanctions.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'mute', label: t('admin.sanctions.mute') },
            { value: 'suspend', label: t('admin.sanctions.suspend') },
          ]}
        />
        <Field label={t('admin.sanctions.target')}>
          <input value={target} required onInput={(event) => setTarget(event.currentTarget.value)} />
        </Field>
        <Field label={t('admin.sanctions.days')}>
          <input
            value={days}
            type="number"
            min={1}
            max={3650}
            inputMode="numeric"
            onInput={(event) => setDays(event.currentTarget.value)}
          />
        </Field>
        <Help>{t('admin.sanctions.days.help')}</Help>
        <Field label={t('admin.reason')}>
          <input value={reason} required maxLength={500} onInput={(event) => setReason(event.currentTarget.value)} />
        </Field>
        <Help>{t('admin.sanctions.help')}</Help>
        <Button type="submit" disabled={busy}>
          {t('admin.sanctions.do')}
        </Button>
        <ErrorText text={trouble} />
      </form>
    </details>
  );
}
