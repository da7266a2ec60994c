import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import { isLocal } from '../../offline/local';
import { t } from '../../text';
import { Ask } from '../controls/Ask';
import { IconButton } from '../controls/IconButton';
import { ErrorText } from './MessagePage';
import { useAttempt } from './page-hooks';

interface Props {
  id: string;
  /** The game's name in its list. */
  title: string;
  onForgotten: () => void;
}

/** Deletes a game from this device, after a question; a server's games have no such button. */
export function ForgetButton({ id, title, onForgotten }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { trouble, attempt } = useAttempt();
  if (!isLocal(id)) {
    return null;
  }
  const forget = () => {
    setAsking(false);
    attempt(async () => {
      await api.forget(id);
      onForgotten();
    });
  };
  return (
    <>
      <IconButton aria-label={t('lobby.forget.label', { title })} onClick={() => setAsking(true)}>
        <Icon name="bin" />
      </IconButton>
      <ErrorText text={trouble} />
      {isAsking && (
        <Ask
          title={t('lobby.forget.title', { title })}
          text={t('lobby.forget.text')}
          action={t('lobby.forget')}
          no={t('lobby.forget.no')}
          onYes={forget}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
