import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { plural, t } from '../../text';
import { listed } from '../../text/say';
import { Button } from '../../ui/controls/Button';
import styles from './HoldStrip.module.css';
import type { Waiting } from './hold';

/** The strip for the player that the next step waits for; the children are the controls that would stop the action. */
export function HoldStrip({
  waiting,
  icon,
  title,
  text,
  isSent,
  children,
}: {
  waiting: Waiting;
  icon: IconName;
  title: string;
  text: string;
  isSent: boolean;
  children: ComponentChildren;
}) {
  return (
    <section class={styles.strip} aria-label={t('hold.label')}>
      <Icon name={icon} />
      <div class={styles.said}>
        <p role="status">
          <b>{title}</b> {text}
        </p>
        <Countdown seconds={waiting.seconds} />
      </div>
      <div class={styles.buttons}>
        <Button aria-keyshortcuts="A" disabled={isSent} onClick={waiting.letGo}>
          <Icon name="check" />
          {t('hold.letGo')}
        </Button>
        {children}
      </div>
    </section>
  );
}

/** Shows the other players that the game is waiting for. */
export function HoldNote({ waiting }: { waiting: Waiting }) {
  return (
    <section class={styles.note} aria-label={t('hold.label')}>
      <Icon name="clock" />
      <div class={styles.said}>
        <p role="status">{t('hold.others', { names: listed(waiting.others) })}</p>
        <Countdown seconds={waiting.seconds} />
      </div>
    </section>
  );
}

function Countdown({ seconds }: { seconds: number | undefined }) {
  return (
    <span class={styles.count} role="timer">
      {seconds === undefined ? t('hold.open') : plural('hold.seconds', seconds)}
    </span>
  );
}
