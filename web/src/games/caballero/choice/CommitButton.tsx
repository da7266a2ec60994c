import { Icon } from '../../../draw/Icon';
import { Button } from '../../../ui/controls/Button';
import { Spinner } from '../../../ui/parts/Spinner';
import { t } from '../text';
import styles from './CommitButton.module.css';

interface Props {
  /** The button's text. */
  label: string;
  isSent: boolean;
  isOff: boolean;
  onClick: () => void;
}

/** The button that sends the previewed move. */
export function CommitButton({ label, isSent, isOff, onClick }: Props) {
  return (
    <div class={styles.commit}>
      <Button variant="primary" size="small" isFull aria-keyshortcuts="Enter" disabled={isSent || isOff} onClick={onClick}>
        {isSent ? <Spinner /> : <Icon name="check" />}
        {isSent ? t('ec.preview.sending') : label}
      </Button>
    </div>
  );
}
