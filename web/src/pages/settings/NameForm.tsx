import { useState } from 'preact/hooks';
import { useStore } from '../../net/store';
import { t } from '../../text';
import { Trouble } from '../../ui/State';
import { me, rename } from '../../ui/session';
import { useAttempt } from '../../ui/use';

/** What one is called at tables. */
export function NameForm() {
  const person = useStore(me);
  const [name, setName] = useState<string>();
  const { busy, trouble, attempt } = useAttempt();
  const shown = name ?? person?.name ?? '';
  const isNew = shown.trim() !== '' && shown.trim() !== person?.name;
  return (
    <form
      class="inline"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(async () => {
          await rename(shown.trim());
          setName(undefined);
        });
      }}
    >
      <label class="field">
        <span class="flabel">{t('settings.name')}</span>
        <input value={shown} maxLength={24} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" class="btn" disabled={busy || !isNew}>
        {t('settings.name.save')}
      </button>
      <Trouble text={trouble} />
    </form>
  );
}
