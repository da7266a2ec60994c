import { useState } from 'preact/hooks';
import { Button } from '../../ui/controls/Button';
import { Field, Help } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import styles from './AdminPage.module.css';
import { changed, useChanges } from './changes';
import { staff } from './staff';
import { t } from './text';

/** The accounts with a role; administrators make moderators. */
export function Moderators() {
  const round = useChanges();
  const { found, trouble } = useFetched(staff.members, [round]);
  const [name, setName] = useState('');
  const { busy, trouble: refused, attempt } = useAttempt();
  const set = (target: string, moderator: boolean) =>
    attempt(async () => {
      await staff.setModerator({ name: target, moderator });
      setName('');
      changed();
    });
  return (
    <Panel class={styles.panel}>
      <h2>{t('admin.members')}</h2>
      <ul class={styles.rows}>
        {found?.map((member) => (
          <li key={member.name}>
            <span>
              <b translate={false}>{member.name}</b> <small>{t(`admin.role.${member.role}`)}</small>
            </span>
            {member.role === 'moderator' && (
              <Button
                size="small"
                disabled={busy}
                aria-label={t('admin.members.removeOf', { name: member.name })}
                onClick={() => set(member.name, false)}
              >
                {t('admin.members.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          set(name, true);
        }}
      >
        <Field label={t('admin.members.name')}>
          <input value={name} required onInput={(event) => setName(event.currentTarget.value)} />
        </Field>
        <Help>{t('admin.members.help')}</Help>
        <Button type="submit" disabled={busy}>
          {t('admin.members.add')}
        </Button>
      </form>
      <ErrorText text={refused ?? trouble?.text} />
    </Panel>
  );
}
