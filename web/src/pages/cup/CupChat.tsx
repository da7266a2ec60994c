import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import type { CupViewLine } from '../../protocol/types';
import { Button } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel, PanelHead } from '../../ui/parts/Panel';
import { Pill } from '../../ui/parts/Pill';
import styles from './CupChat.module.css';
import type { CupProps } from './CupPage';
import { newsWords, timeOfDay } from './cup-words';
import { t } from './text';

const LONGEST = 500;

/** The organiser's notice, the news of the cup and the chat. */
export function CupChat({ cup, refresh }: CupProps) {
  const mayWrite = cup.me !== null || cup.isOrganiser;
  return (
    <Panel as="aside" aria-label={t('cup.chat.title')} class={styles.panel}>
      <PanelHead>
        <h2>{t('cup.chat.title')}</h2>
      </PanelHead>
      {cup.notice !== '' && (
        <div class={styles.notice}>
          <b>
            <Icon name="flag" /> {t('cup.notice.from', { name: cup.organiser })}
          </b>
          <p>{cup.notice}</p>
        </div>
      )}
      <ol class={styles.lines} aria-live="polite">
        {cup.lines.length === 0 && <li class={styles.news}>{t('cup.chat.none')}</li>}
        {cup.lines.map((line, i) => (
          <Line key={`${line.at} ${i}`} cup={cup} line={line} />
        ))}
      </ol>
      {mayWrite && (
        <Box label={t('cup.chat.say')} action={t('chat.send')} send={(text) => api.sayInCup(cup.id, text).then(refresh)} />
      )}
      {cup.isOrganiser && (
        <Box
          label={t('cup.notice.write')}
          action={t('cup.notice.pin')}
          mayBeEmpty={cup.notice !== ''}
          send={(text) => api.pinNotice(cup.id, text).then(refresh)}
        />
      )}
    </Panel>
  );
}

function Line({ cup, line }: { cup: CupProps['cup']; line: CupViewLine }) {
  const time = <time>{timeOfDay(line.at)}</time>;
  if (line.news !== '') {
    return (
      <li class={styles.news}>
        {newsWords(line, cup)} {time}
      </li>
    );
  }
  return (
    <li>
      <b translate={false}>{line.name}</b> {line.isOrganiser && <Pill>{t('cup.organiser')}</Pill>} {line.text} {time}
    </li>
  );
}

function Box({
  label,
  action,
  mayBeEmpty = false,
  send,
}: {
  label: string;
  action: string;
  mayBeEmpty?: boolean;
  send: (text: string) => Promise<void>;
}) {
  const [text, setText] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  return (
    <form
      class={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => send(text.trim()).then(() => setText('')));
      }}
    >
      <input
        value={text}
        maxLength={LONGEST}
        aria-label={label}
        placeholder={label}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="small" disabled={busy || (text.trim() === '' && !mayBeEmpty)}>
        {action}
      </Button>
      <ErrorText text={trouble} />
    </form>
  );
}
