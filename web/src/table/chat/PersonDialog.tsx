import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { BlockKind } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Field, Help } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { me } from '../../ui/state/session';
import { avoid } from './avoided';
import styles from './PersonDialog.module.css';

/** A person at a table: in a seat, or the author of a message. */
export interface Met {
  name: string;
  seat: number | undefined;
  /** The number of the message, if there is one. */
  line: number | undefined;
}

const KINDS: readonly BlockKind[] = ['mute', 'block'];

/** Mutes, blocks or reports a person; moderators can delete their message. */
export function PersonDialog({ table, met, onClose }: { table: string; met: Met; onClose: () => void }) {
  const person = useStore(me);
  const { busy, trouble, attempt } = useAttempt();
  const { name, seat, line } = met;
  const who = seat === undefined ? { line: line ?? 0 } : { seat };
  return (
    <Dialog title={name} onClose={onClose}>
      <ul class={styles.choices}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <Help>{t(`avoid.${kind}.help`, { name })}</Help>
            <Button disabled={busy} onClick={() => attempt(() => avoid(table, { kind, ...who }).then(onClose))}>
              {t(`avoid.${kind}`)}
            </Button>
          </li>
        ))}
      </ul>
      <ReasonForm
        label={t('report.label')}
        action={t('report.do')}
        done={t('report.done')}
        onSend={(reason) => api.report(table, { ...who, reason })}
      >
        {t('report.help')}
      </ReasonForm>
      {person?.role && line !== undefined && (
        <ReasonForm
          label={t('report.erase.label')}
          action={t('report.erase')}
          done={t('report.erased')}
          onSend={(reason) => api.eraseMessage(table, { spectators: seat === undefined, line, reason })}
        >
          {t('report.erase.help')}
        </ReasonForm>
      )}
      <ErrorText text={trouble} />
    </Dialog>
  );
}

/** An action that needs a reason. */
function ReasonForm({
  label,
  action,
  done,
  onSend,
  children,
}: {
  label: string;
  action: string;
  done: string;
  onSend: (reason: string) => Promise<void>;
  children: string;
}) {
  const [reason, setReason] = useState('');
  const [isDone, setDone] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  return (
    <form
      class={styles.reason}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => onSend(reason).then(() => setDone(true)));
      }}
    >
      <Field label={label}>
        <input value={reason} maxLength={500} required onInput={(event) => setReason(event.currentTarget.value)} />
      </Field>
      <Help>{children}</Help>
      <Button type="submit" disabled={busy || isDone}>
        {action}
      </Button>
      <p role="status">{isDone ? done : ''}</p>
      <ErrorText text={trouble} />
    </form>
  );
}
