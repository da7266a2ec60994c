import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { useStore } from '../../net/store';
import { t } from '../../text';
import { IconButton } from '../../ui/controls/IconButton';
import styles from './ChatToast.module.css';
import { chatNews } from './chat-read';

const SHOWN_FOR = 8000;

/** A line of chat that came while the chat was not on the screen; it goes away, the count of unread lines stays. */
export function ChatToast({ onOpen }: { onOpen: () => void }) {
  const news = useStore(chatNews);
  const [dismissed, setDismissed] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDismissed(news?.id ?? ''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [news?.id]);
  const isShown = news !== undefined && news.id !== dismissed;
  return (
    <div class={styles.place} role="status">
      {isShown && (
        <div class={styles.toast}>
          <button type="button" class={styles.line} onClick={onOpen}>
            <Icon name="chat" />
            <span>
              <b translate={false}>{news.name}</b> {news.text}
            </span>
          </button>
          <IconButton aria-label={t('notice.dismiss')} onClick={() => setDismissed(news.id)}>
            <Icon name="x" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
