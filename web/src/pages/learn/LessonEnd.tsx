import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { SeatPortrait } from '../../draw/Portrait';
import { TAUGHT } from '../../games';
import { api } from '../../net/api';
import type { GameTeaching } from '../../table/game';
import { startCoaching } from '../../table/live/coaching';
import { t } from '../../text';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { LevelBadge } from '../../ui/parts/LevelBadge';
import { Panel } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import { go } from '../../ui/state/router';
import { firstBot } from './first-bot';
import styles from './LessonEnd.module.css';
import { LessonFrame } from './LessonFrame';
import { PEOPLE } from './lessons';

const HELP: readonly {
  icon: IconName;
  text: 'learn.done.tips' | 'learn.done.hint' | 'learn.done.warning' | 'learn.done.undo';
}[] = [
  { icon: 'flag', text: 'learn.done.tips' },
  { icon: 'eye', text: 'learn.done.hint' },
  { icon: 'warn', text: 'learn.done.warning' },
  { icon: 'undo', text: 'learn.done.undo' },
];

/** The last page of a lesson: what the learner knows now, what remains to learn, and a first real game. */
export function LessonEnd({ teaching }: { teaching: GameTeaching }) {
  const { game } = teaching.lesson;
  const overview = teaching.overview();
  return (
    <LessonFrame game={game}>
      <div>
        <h1>{t('learn.done.title')}</h1>
        <ul class={styles.things} aria-label={t('learn.done.know')}>
          {overview.things.map(({ title, text, rule, drawing }) => (
            <Thing key={rule} title={title} text={text} drawing={drawing} />
          ))}
          <Thing {...overview.power} />
        </ul>
        <p class={styles.later}>
          <b>{t('learn.done.later')}</b> {overview.later}
        </p>
      </div>
      <FirstGame game={game} />
    </LessonFrame>
  );
}

function Thing({ title, text, drawing }: { title: string; text: string; drawing: ComponentChildren }) {
  return (
    <Panel as="li" class={styles.thing}>
      <div class={styles.drawing}>{drawing}</div>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </Panel>
  );
}

function FirstGame({ game }: { game: string }) {
  const { busy, trouble, attempt } = useAttempt();
  const [isCoached, setCoached] = useState(true);
  const bot = firstBot();
  const start = () =>
    attempt(async () => {
      const table = await api.newTable({
        game,
        seats: [{ kind: 'me' }, ...PEOPLE.map((persona) => ({ kind: 'bot' as const, bot, persona }))],
        visibility: 'link',
        start: true,
      });
      if (isCoached) {
        startCoaching(table.id);
      }
      go({ page: 'table', id: table.id });
    });
  const other = TAUGHT.find(({ id }) => id !== game);
  return (
    <Panel class={styles.first}>
      <h2>{t('learn.done.first')}</h2>
      <p>{t('learn.done.firstText')}</p>
      <ul class={styles.people}>
        {PEOPLE.map((persona, i) => (
          <li key={persona}>
            <SeatPortrait seat={i + 1} persona={persona} size="large" />
            <span>
              <b translate={false}>{t(i === 0 ? 'learn.teacher' : 'learn.teacher2')}</b>
              <LevelBadge level={bot} />
            </span>
          </li>
        ))}
      </ul>
      <div class={styles.coaching}>
        <label>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isCoached}
            checked={isCoached}
            onChange={() => setCoached(!isCoached)}
          />
          <b>{t('learn.done.coaching')}</b>
        </label>
        <ul>
          {HELP.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              {t(text)}
            </li>
          ))}
        </ul>
        <p>{t('learn.done.less')}</p>
      </div>
      <Button variant="primary" size="large" disabled={busy} onClick={start}>
        <Icon name="play" />
        {t(isCoached ? 'learn.done.play' : 'learn.done.playAlone')}
      </Button>
      <div class={styles.ways}>
        <ButtonLink to={{ page: 'puzzle', day: undefined }}>{t('learn.done.puzzle')}</ButtonLink>
        {other && (
          <ButtonLink to={{ page: 'learn', game: other.id, step: undefined }}>
            {t('learn.done.other', { game: gameName(other.id) })}
          </ButtonLink>
        )}
        <ButtonLink to={{ page: 'rules', game, rule: undefined }}>{t('learn.done.rules')}</ButtonLink>
        <ButtonLink to={{ page: 'lobby' }}>{t('app.toLobby')}</ButtonLink>
      </div>
      <ErrorText text={trouble} />
    </Panel>
  );
}
