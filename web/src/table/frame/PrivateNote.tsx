import { useEffect, useId, useState } from 'preact/hooks';
import { api } from '../../net/api';
import { t } from '../../text';
import { Help, Label } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import styles from './PrivateNote.module.css';

const LONGEST = 2000;

/** A player's note about the game, for themselves: it is saved when they leave the field. */
export function PrivateNote({ id }: { id: string }) {
  const field = useId();
  const { found, trouble } = useFetched(() => api.note(id), [id]);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { trouble: refused, attempt } = useAttempt();
  useEffect(() => setText(found?.text ?? ''), [found]);
  const save = async () => {
    await api.keepNote(id, text);
    setSaid(t('note.saved'));
  };
  return (
    <div class={styles.note}>
      <Label as="label" for={field}>
        {t('note.title')}
      </Label>
      <textarea
        id={field}
        rows={3}
        maxLength={LONGEST}
        value={text}
        disabled={found === undefined}
        aria-describedby={`${field}-help`}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setSaid('');
        }}
        onChange={() => attempt(save)}
      />
      <Help id={`${field}-help`}>{t('note.help')}</Help>
      <p role="status">{said}</p>
      <ErrorText text={refused ?? trouble?.text} />
    </div>
  );
}
