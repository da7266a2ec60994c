import type { ComponentChildren } from 'preact';
import { t } from '../../text';
import { Button } from '../controls/Button';
import type { Trouble } from '../hooks/use-fetched';
import { MessagePage } from './MessagePage';

interface Props {
  trouble: Trouble;
  /** What can't be shown, if the server says why. */
  title: string;
  /** What to do if it does not exist. */
  missing: string;
  /** The way out, if the server says why. */
  children: ComponentChildren;
}

/** Something can't be shown: why, and what to do. Nobody is told that it does not exist because no server answers. */
export function TroublePage({ trouble: { text, isAway, isMissing, again }, title, missing, children }: Props) {
  return isAway ? (
    <MessagePage icon="wifi" title={t('app.unreachable.title')} text={t('app.unreachable.text')}>
      <Button variant="primary" onClick={again}>
        {t('app.tryNow')}
      </Button>
    </MessagePage>
  ) : (
    <MessagePage icon="search" title={title} text={isMissing ? missing : text}>
      {children}
    </MessagePage>
  );
}
