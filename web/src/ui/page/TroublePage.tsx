import type { ComponentChildren } from 'preact';
import { t } from '../../text';
import { Button } from '../controls/Button';
import type { Trouble } from '../hooks/use-fetched';
import { MessagePage } from './MessagePage';

interface Props {
  trouble: Trouble;
  /** The title, if the server refused. */
  title: string;
  /** The advice if it does not exist. */
  missing: string;
  /** The next steps, if the server refused. */
  children: ComponentChildren;
}

/**
 * An error instead of a page: the reason and the next steps. Without an answer from the server, the page does not claim that
 * something is missing.
 */
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
