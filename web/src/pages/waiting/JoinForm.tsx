import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { TableView } from '../../protocol/types';
import { t } from '../../text';
import { Trouble } from '../../ui/State';
import { me } from '../../ui/session';
import { useAttempt } from '../../ui/use';

interface Props {
  id: string;
  needsWord: boolean;
  /** The seat that was asked for; any open one if undefined. */
  seat: number | undefined;
  onJoined: (table: TableView) => void;
}

/** How somebody who came by a link sits down: a name, and the word if the table has one. */
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
    <form
      class="joinform panel"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <h2>{seat === undefined ? t('waiting.join.title') : t('waiting.join.seatTitle', { n: seat + 1 })}</h2>
      <label class="field">
        <span class="flabel">{t('waiting.join.name')}</span>
        <input value={name} maxLength={24} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      {needsWord && (
        <label class="field">
          <span class="flabel">{t('waiting.join.word')}</span>
          <input
            value={word}
            maxLength={60}
            required
            autocomplete="off"
            onInput={(event) => setWord(event.currentTarget.value)}
          />
        </label>
      )}
      <button type="submit" class="btn primary" disabled={busy}>
        {t('waiting.join.do')}
      </button>
      <Trouble text={trouble} />
    </form>
  );
}
