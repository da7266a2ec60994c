import { Badge } from '../draw/Icon';
import { t } from '../text';
import { Button } from '../ui/Button';
import { NotePage } from '../ui/State';
import styles from './HandOver.module.css';

/** Between two players of one device, where each has secrets: nothing of the game is on the screen. */
export function HandOver({ seat, name, onReady }: { seat: number; name: string; onReady: () => void }) {
  return (
    <NotePage>
      <span class={styles.badge}>
        <Badge seat={seat} size="large" />
      </span>
      <h1>{t('app.handOver.title', { name })}</h1>
      <p>{t('app.handOver.text', { name })}</p>
      <Button variant="primary" size="large" onClick={onReady}>
        {t('app.handOver.ready', { name })}
      </Button>
    </NotePage>
  );
}
