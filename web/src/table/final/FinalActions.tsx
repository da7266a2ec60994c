import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import { t } from '../../text';
import { listed } from '../../text/say';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Hidden } from '../../ui/parts/Hidden';
import { ChatColumn, type ChatProps } from '../chat/Chat';
import { nameOf } from '../people/names';
import type { Player } from '../people/types';
import styles from './FinalActions.module.css';

export interface ActionProps {
  players: readonly Player[];
  /** Seats that have agreed to a rematch. */
  ready: readonly number[];
  chat: ChatProps & { unread: number };
  /** The link, the record and the score sheet to take along. */
  more: ComponentChildren;
  onRematch?: () => void;
  /** Leads from the deal of the day to the results of all who play it. */
  onCompare?: () => void;
  onReplay?: () => void;
  onLeave: () => void;
}

/** The actions after a game. */
export function FinalActions({
  players,
  ready,
  chat,
  more,
  hasChatButton,
  onRematch,
  onCompare,
  onReplay,
  onLeave,
}: ActionProps & { hasChatButton: boolean }) {
  const [open, setOpen] = useState<'chat' | 'more'>();
  const close = () => setOpen(undefined);
  return (
    <section class={styles.actions} aria-label={t('final.next')}>
      {onRematch && (
        <Button variant="primary" size="large" class={styles.rematch} onClick={onRematch}>
          <Icon name="rotate" />
          {t('final.rematch')}
        </Button>
      )}
      {onCompare && (
        <Button variant="primary" size="large" class={styles.rematch} onClick={onCompare}>
          <Icon name="trophy" />
          {t('final.compare')}
        </Button>
      )}
      {ready.length > 0 && (
        <span class={styles.ready}>
          {ready.map((seat) => (
            <Badge key={seat} seat={seat} size="small" />
          ))}{' '}
          {t('final.ready', { names: listed(ready.map((seat) => nameOf(players[seat]!))) })}
        </span>
      )}
      <span class={styles.grow} />
      {onReplay && (
        <Button size="large" onClick={onReplay}>
          <Icon name="play" />
          <span class={styles.word}>{t('final.replay')}</span>
        </Button>
      )}
      {hasChatButton && (
        <Button size="large" onClick={() => setOpen('chat')}>
          <Icon name="chat" />
          <span class={styles.word}>{t('tabs.chat')}</span>
          {chat.unread > 0 && (
            <b class={styles.unread}>
              {chat.unread}
              <Hidden>{t('final.unread')}</Hidden>
            </b>
          )}
        </Button>
      )}
      <Button size="large" onClick={() => setOpen('more')}>
        <Icon name="menu" />
        <span class={styles.word}>{t('final.more')}</span>
      </Button>
      {open === 'chat' && (
        <Dialog title={t('tabs.chat')} onClose={close}>
          <ChatColumn {...chat} />
        </Dialog>
      )}
      {open === 'more' && (
        <Dialog title={t('final.more')} onClose={close}>
          <div class={styles.menu}>
            {more}
            <Button onClick={onLeave}>{t('final.leave')}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
