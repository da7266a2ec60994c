import { Badge } from '../draw/Icon';
import { t } from '../text';

/** Between two players of one device, where each has secrets: nothing of the game is on the screen. */
export function HandOver({ seat, name, onReady }: { seat: number; name: string; onReady: () => void }) {
  return (
    <main class="notepage handover">
      <Badge seat={seat} size="lg" />
      <h1>{t('app.handOver.title', { name })}</h1>
      <p>{t('app.handOver.text', { name })}</p>
      <button type="button" class="btn primary lg" onClick={onReady}>
        {t('app.handOver.ready', { name })}
      </button>
    </main>
  );
}
