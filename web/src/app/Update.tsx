import { Icon } from '../draw/Icon';
import { useStore } from '../net/store';
import { t } from '../text';
import { Button } from '../ui/controls/Button';
import { Panel } from '../ui/parts/Panel';
import { newVersion } from '../ui/state/worker';
import styles from './Update.module.css';

/** Says that a newer version of the app is available; nothing reloads while somebody plays. */
export function Update() {
  const waiting = useStore(newVersion);
  if (waiting === undefined) {
    return null;
  }
  return (
    <Panel as="div" class={styles.update} role="status">
      <Icon name="download" />
      <span>
        <b>{t('app.update.title')}</b> {t('app.update.text')}
      </span>
      <Button size="small" variant="primary" onClick={() => waiting.postMessage('use')}>
        {t('app.update.reload')}
      </Button>
      <Button variant="ghost" isSquare size="small" aria-label={t('app.close')} onClick={() => newVersion.set(undefined)}>
        <Icon name="x" />
      </Button>
    </Panel>
  );
}
