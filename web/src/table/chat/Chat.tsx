import { useEffect, useRef, useState } from 'preact/hooks';
import { Badge } from '../../draw/Icon';
import { isLocal } from '../../offline/local';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import type { ChatMessage } from '../people/types';
import styles from './Chat.module.css';
import { markRead } from './chat-read';
import lines from './Lines.module.css';
import { type Met, PersonDialog } from './PersonDialog';

/** The messages of a chat. At a table of a server, the name of an author leads to what can be done about them. */
export function ChatList({
  messages,
  table,
  yours = [],
}: {
  messages: readonly ChatMessage[];
  table?: string;
  yours?: readonly number[];
}) {
  const [met, setMet] = useState<Met>();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => watchReading(list.current!, () => markRead(messages.length)), [messages.length]);
  const isOthers = ({ seat, name, isComment }: ChatMessage) =>
    table !== undefined && !isLocal(table) && !isComment && name !== '' && (seat === undefined || !yours.includes(seat));
  return (
    <>
      <ol class={lines.lines} ref={list} aria-live="polite">
        {messages.length === 0 && <li class={lines.none}>{t('chat.none')}</li>}
        {messages.map((message) => (
          <li key={message.id} class={lines.line}>
            {message.seat === undefined ? <span /> : <Badge seat={message.seat} />}
            <span>
              {isOthers(message) ? (
                <button
                  type="button"
                  class={styles.author}
                  aria-label={t('avoid.open', { name: message.name })}
                  onClick={() => setMet({ name: message.name, seat: message.seat, line: Number(message.id.split(' ')[1]) })}
                >
                  {message.name}
                </button>
              ) : (
                <b>{message.name}</b>
              )}{' '}
              {message.text}
            </span>
            <span class={lines.time}>{message.time}</span>
          </li>
        ))}
      </ol>
      {met !== undefined && table !== undefined && <PersonDialog table={table} met={met} onClose={() => setMet(undefined)} />}
    </>
  );
}

/** Reports when an element is on the screen of a visible page. */
function watchReading(element: Element, onSeen: () => void): () => void {
  let isShown = false;
  const look = () => isShown && !document.hidden && onSeen();
  const observer = new IntersectionObserver((entries) => {
    isShown = entries.at(-1)?.isIntersecting === true;
    look();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
}

/** The chat's text field. Players don't see the spectators' chat. */
export function ChatBox({ isSpectator, onSay }: { isSpectator: boolean; onSay: (text: string) => void }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        const said = text.trim();
        if (said !== '') {
          onSay(said);
          setText('');
        } else {
          field.current?.focus();
        }
      }}
    >
      <input
        ref={field}
        value={text}
        maxLength={500}
        placeholder={t(isSpectator ? 'chat.placeholder.spectators' : 'chat.placeholder')}
        aria-label={t('chat.label')}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="small">
        {t('chat.send')}
      </Button>
    </form>
  );
}

export interface ChatProps {
  table: string;
  yours: readonly number[];
  messages: readonly ChatMessage[];
  /** Players don't see the spectators' chat. */
  isSpectator: boolean;
  onSay: (text: string) => void;
}

/** The chat with its field in a separate column. */
export function ChatColumn({ table, yours, messages, isSpectator, onSay }: ChatProps) {
  return (
    <div class={styles.column}>
      <h2>{t('tabs.chat')}</h2>
      <ChatList messages={messages} table={table} yours={yours} />
      <ChatBox isSpectator={isSpectator} onSay={onSay} />
    </div>
  );
}
