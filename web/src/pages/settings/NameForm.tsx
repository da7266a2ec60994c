import { useState } from 'preact/hooks';
import { useStore } from '../../net/store';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { me, rename } from '../../ui/state/session';
import styles from './NameForm.module.css';

/** The person's name at tables; empty until they choose one. */
export function NameForm() {
  const person = useStore(me);
  const [name, setName] = useState<string>();
  const { busy, trouble, attempt } = useAttempt();
  const shown = name ?? (person?.named ? person.name : '');
  const isNew = shown.trim() !== '' && shown.trim() !== person?.name;
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(async () => {
          await rename(shown.trim());
          setName(undefined);
        });
      }}
    >
      <Field label={t('settings.name')}>
        <input value={shown} maxLength={24} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
      </Field>
      <Button type="submit" disabled={busy || !isNew}>
        {t('settings.name.save')}
      </Button>
      <ErrorText text={trouble} />
    </form>
  );
}
