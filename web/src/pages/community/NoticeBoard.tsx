import { useState } from 'preact/hooks';
import { clubs } from '../../net/community';
import type { Club, ClubNotice } from '../../protocol/types';
import { locale } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { classes } from '../../ui/parts/classes';
import { Panel } from '../../ui/parts/Panel';
import styles from './NoticeBoard.module.css';
import panels from './Panels.module.css';
import { PlayerLink } from './Ranking';
import { t } from './text';

const LONGEST = 2000;

/** The notices of a club for its members, pinned ones first. */
export function NoticeBoard({ club, onChange }: { club: Club; onChange: () => void }) {
  const [text, setText] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  const does = (work: Promise<void>) => attempt(() => work.then(onChange));
  const write = (event: Event) => {
    event.preventDefault();
    does(clubs.write(club.id, text).then(() => setText('')));
  };
  return (
    <Panel class={panels.panel}>
      <h2>{t('club.board')}</h2>
      {club.notices.length === 0 && <p class={panels.empty}>{t('club.board.none')}</p>}
      <ul class={styles.notices}>
        {club.notices.map((notice) => (
          <Notice key={notice.id} notice={notice} isOrganiser={club.isOrganiser} busy={busy} does={does} />
        ))}
      </ul>
      <form onSubmit={write} class={styles.form}>
        <Field label={t('club.board.write')}>
          <textarea
            value={text}
            rows={3}
            maxLength={LONGEST}
            required
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" disabled={busy}>
          {t('club.board.send')}
        </Button>
      </form>
      <ErrorText text={trouble} />
    </Panel>
  );
}

interface NoticeProps {
  notice: ClubNotice;
  isOrganiser: boolean;
  busy: boolean;
  does: (work: Promise<void>) => void;
}

function Notice({ notice, isOrganiser, busy, does }: NoticeProps) {
  const date = new Date(notice.at).toLocaleDateString(locale(), { dateStyle: 'medium' });
  return (
    <li class={classes(notice.isPinned && styles.pinned)}>
      <p class={styles.text}>{notice.text}</p>
      <div class={styles.foot}>
        <PlayerLink name={notice.author} />
        <small>
          {date}
          {notice.isPinned && ` · ${t('club.board.pinned')}`}
        </small>
        {isOrganiser && (
          <Button size="small" disabled={busy} onClick={() => does(clubs.pin(notice.id, !notice.isPinned))}>
            {t(notice.isPinned ? 'club.board.unpin' : 'club.board.pin')}
          </Button>
        )}
        {(isOrganiser || notice.isYours) && (
          <Button size="small" disabled={busy} onClick={() => does(clubs.erase(notice.id))}>
            {t('club.board.erase')}
          </Button>
        )}
      </div>
    </li>
  );
}
