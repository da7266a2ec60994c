import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { api } from '../../net/api';
import type { GameTeaching } from '../../table/game';
import { t } from '../../text';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorText } from '../../ui/MessagePage';
import { Panel } from '../../ui/Panel';
import { useAttempt } from '../../ui/page-hooks';
import { go } from '../../ui/router';
import { firstBot } from './first-bot';
import styles from './LessonEnd.module.css';
import { LessonFrame } from './LessonFrame';

const HELP: readonly { icon: IconName; text: 'learn.done.hint' | 'learn.done.warning' | 'learn.done.undo' }[] = [
  { icon: 'eye', text: 'learn.done.hint' },
  { icon: 'warn', text: 'learn.done.warning' },
  { icon: 'undo', text: 'learn.done.undo' },
];

/** The last page of a lesson: what the learner knows now, what is left, and a first real game. */
export function LessonEnd({ teaching }: { teaching: GameTeaching }) {
  const { game } = teaching.lesson;
  const overview = teaching.overview();
  return (
    <LessonFrame game={game}>
      <div>
        <h1>{t('learn.done.title')}</h1>
        <ul class={styles.things} aria-label={t('learn.done.know')}>
          {overview.things.map(({ title, text, rule, drawing }) => (
            <Panel key={rule} as="li" class={styles.thing}>
              <div class={styles.drawing}>{drawing}</div>
              <h2>{title}</h2>
              <p>{text}</p>
            </Panel>
          ))}
        </ul>
        <p class={styles.later}>
          <b>{t('learn.done.later')}</b> {overview.later}
        </p>
      </div>
      <FirstGame game={game} />
    </LessonFrame>
  );
}

function FirstGame({ game }: { game: string }) {
  const { busy, trouble, attempt } = useAttempt();
  const start = () =>
    attempt(async () => {
      const table = await api.newTable({
        game,
        seats: [{ kind: 'me' }, { kind: 'bot', bot: firstBot() }, { kind: 'bot', bot: firstBot() }],
        visibility: 'link',
        start: true,
      });
      go({ page: 'table', id: table.id });
    });
  return (
    <Panel class={styles.first}>
      <h2>{t('learn.done.first')}</h2>
      <p>{t('learn.done.firstText')}</p>
      <ul>
        {HELP.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {t(text)}
          </li>
        ))}
      </ul>
      <Button variant="primary" size="large" disabled={busy} onClick={start}>
        <Icon name="play" />
        {t('learn.done.play')}
      </Button>
      <ButtonLink to={{ page: 'rules', game, rule: undefined }} size="large">
        <Icon name="book" />
        {t('learn.done.rules')}
      </ButtonLink>
      <ButtonLink to={{ page: 'lobby' }} size="large">
        {t('app.toLobby')}
      </ButtonLink>
      <ErrorText text={trouble} />
    </Panel>
  );
}
