import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { plural, t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Field, Help } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { dayOf } from './days';
import styles from './Rows.module.css';

const WEEK = 7;

/** The days on which the person is away, and their clocks stand still. */
export function VacationPanel() {
  const [round, setRound] = useState(0);
  const [days, setDays] = useState(WEEK);
  const { found, trouble } = useFetched(api.vacation, [round]);
  const { busy, trouble: refused, attempt } = useAttempt();
  if (found === undefined) {
    return <ErrorText text={trouble?.text} />;
  }
  const after = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      setRound(round + 1);
    });
  if (found.until > 0) {
    return (
      <>
        <p role="status">{t('vacation.until', { day: dayOf(found.until) })}</p>
        <Button disabled={busy} onClick={() => after(api.endVacation)}>
          {t('vacation.end')}
        </Button>
        <ErrorText text={refused} />
      </>
    );
  }
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        after(() => api.beginVacation({ days }));
      }}
    >
      <Help>{t('vacation.help')}</Help>
      <p>{plural('vacation.left', found.left)}</p>
      {found.left > 0 && (
        <>
          <Field label={t('vacation.days')}>
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={found.left}
              required
              value={Math.min(days, found.left)}
              onInput={({ currentTarget: { valueAsNumber: given } }) => {
                if (given >= 1 && given <= found.left) {
                  setDays(Math.floor(given));
                }
              }}
            />
          </Field>
          <Button type="submit" disabled={busy}>
            {t('vacation.begin')}
          </Button>
        </>
      )}
      <ErrorText text={refused} />
    </form>
  );
}
