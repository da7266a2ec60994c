import { t } from '../../text';
import { focusContent } from './focus-page';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: leads past the bar. */
export function SkipLink() {
  return (
    <nav aria-label={t('app.skip')}>
      <button type="button" class={styles.skip} onClick={focusContent}>
        {t('app.skip')}
      </button>
    </nav>
  );
}
