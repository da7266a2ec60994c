import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { TableView } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { me, rename } from '../../ui/state/session';
import styles from './JoinForm.module.css';

interface Props {
  id: string;
  needsPassword: boolean;
  /** All seats are taken: people with the password can watch, and need no name. */
  isWatching?: boolean;
  /** The requested seat; if undefined, any open one. */
  seat: number | undefined;
  /** Counts the requests: each one scrolls the form into view. */
  wishes?: number;
  onJoined: (table: TableView) => void;
}

/** The form for a person who followed a link: a name, and the password if the table has one. */
export function JoinForm({ id, needsPassword, isWatching = false, seat, wishes = 0, onJoined }: Props) {
  const person = useStore(me);
  const [name, setName] = useState(person?.named ? person.name : '');
  const [word, setWord] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const { busy, trouble, attempt } = useAttempt();
  useLayoutEffect(() => {
    if (wishes > 0) {
      first.current?.scrollIntoView({ block: 'center' });
      first.current?.focus({ preventScroll: true });
    }
  }, [wishes]);
  const watch = () => attempt(async () => onJoined(await api.join(id, { word: word.trim() })));
  const join = () =>
    attempt(async () => {
      const own = name.trim();
      // A guest has this name everywhere; a person with an account may use a different one at a single table.
      if (person?.account === false && own !== person.name) {
        await rename(own);
      }
      onJoined(
        await api.join(id, {
          ...(seat === undefined ? {} : { seat }),
          name: own,
          ...(needsPassword ? { word: word.trim() } : {}),
        }),
      );
    });
  return (
    <Panel
      as="form"
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        (isWatching ? watch : join)();
      }}
    >
      <h2>{title(isWatching, seat)}</h2>
      {!isWatching && (
        <Field label={t('waiting.join.name')}>
          <input
            ref={first}
            value={name}
            maxLength={24}
            required
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </Field>
      )}
      {needsPassword && (
        <Field label={t('waiting.join.word')}>
          <input
            value={word}
            maxLength={60}
            required
            autocomplete="off"
            autocapitalize="none"
            onInput={(event) => setWord(event.currentTarget.value)}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" disabled={busy}>
        {isWatching ? t('lobby.watchTable') : t('waiting.join.do')}
      </Button>
      <ErrorText text={trouble} />
    </Panel>
  );
}

function title(isWatching: boolean, seat: number | undefined): string {
  if (isWatching) {
    return t('waiting.join.watch');
  }
  return seat === undefined ? t('waiting.join.title') : t('waiting.join.seatTitle', { n: seat + 1 });
}
