import { Button } from '../../../ui/controls/Button';
import { t } from '../text';
import styles from './Counter.module.css';

interface Props {
  count: number;
  most: number;
  onCount: (count: number) => void;
  /** Enter makes the move, also for whoever has just pressed a button of the counter; Space presses it again. */
  onEnter: () => void;
}

/** How many of a kind: one fewer, one more. */
export function Counter({ count, most, onCount, onEnter }: Props) {
  return (
    <div
      class={styles.counter}
      role="group"
      aria-label={t('eg.count.label')}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          onEnter();
        }
      }}
    >
      <Button aria-label={t('eg.count.fewer')} disabled={count <= 1} onClick={() => onCount(count - 1)}>
        −
      </Button>
      <span role="status">
        <b>{count}</b> {t('eg.count.of', { most })}
      </span>
      <Button aria-label={t('eg.count.more')} disabled={count >= most} onClick={() => onCount(count + 1)}>
        +
      </Button>
    </div>
  );
}
