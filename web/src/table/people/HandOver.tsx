import { Badge } from '../../draw/Icon';
import { t } from '../../text';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ButtonRow, NotePage } from '../../ui/page/MessagePage';
import styles from './HandOver.module.css';

/** Between two players who share a device and have secrets: the screen hides the game. */
export function HandOver({ seat, name, onReady }: { seat: number; name: string; onReady: () => void }) {
  return (
    <NotePage>
      <span class={styles.badge}>
        <Badge seat={seat} size="large" />
      </span>
      <h1>{t('app.handOver.title', { name })}</h1>
      <p>{t('app.handOver.text', { name })}</p>
      <ButtonRow>
        <Button variant="primary" size="large" onClick={onReady}>
          {t('app.handOver.ready', { name })}
        </Button>
        <ButtonLink to={{ page: 'lobby' }} size="large">
          {t('app.menu.later')}
        </ButtonLink>
      </ButtonRow>
    </NotePage>
  );
}
