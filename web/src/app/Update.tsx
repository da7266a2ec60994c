import { Icon } from '../draw/Icon';
import { useStore } from '../net/store';
import { t } from '../text';
import { newVersion } from '../ui/worker';

/** Says that a newer version of the app waits; nothing is loaded anew behind a player's back. */
export function Update() {
  const waiting = useStore(newVersion);
  if (waiting === undefined) {
    return null;
  }
  return (
    <div class="update panel" role="status">
      <Icon name="download" />
      <span>
        <b>{t('app.update.title')}</b> {t('app.update.text')}
      </span>
      <button type="button" class="btn sm primary" onClick={() => waiting.postMessage('use')}>
        {t('app.update.reload')}
      </button>
      <button type="button" class="btn ghost icon sm" aria-label={t('app.close')} onClick={() => newVersion.set(undefined)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
