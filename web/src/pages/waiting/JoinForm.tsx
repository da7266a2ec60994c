import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { TableView } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { ErrorText } from '../../ui/MessagePage';
import { Panel } from '../../ui/Panel';
import { useAttempt } from '../../ui/page-hooks';
import { me } from '../../ui/session';
import styles from './JoinForm.module.css';

interface Props {
  id: string;
  needsWord: boolean;
  /** The seat that was requested; any open one if undefined. */
  seat: number | undefined;
  onJoined: (table: TableView) => void;
}

/** The form for somebody who followed a link: a name, and the password if the table has one. */
export function JoinForm({ id, needsWord, seat, onJoined }: Props) {
  const person = useStore(me);
  const [name, setName] = useState(person?.name ?? '');
  const [word, setWord] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  const join = () =>
    attempt(async () => {
      const own = name.trim();
      onJoined(
        await api.join(id, {
          ...(seat === undefined ? {} : { seat }),
          ...(own === '' ? {} : { name: own }),
          ...(needsWord ? { word: word.trim() } : {}),
        }),
      );
    });
  return (
    <Panel
      as="form"
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <h2>{seat === undefined ? t('waiting.join.title') : t('waiting.join.seatTitle', { n: seat + 1 })}</h2>
      <Field label={t('waiting.join.name')}>
        <input value={name} maxLength={24} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
      </Field>
      {needsWord && (
        <Field label={t('waiting.join.word')}>
          <input
            value={word}
            maxLength={60}
            required
            autocomplete="off"
            onInput={(event) => setWord(event.currentTarget.value)}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" disabled={busy}>
        {t('waiting.join.do')}
      </Button>
      <ErrorText text={trouble} />
    </Panel>
  );
}
