import type { VNode } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { Badge } from '../../draw/Icon';
import { t } from '../../text';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ButtonRow, NotePage } from '../../ui/page/MessagePage';
import type { TableProps } from '../game';
import { LessonContext } from '../lesson/lesson';
import { nameIn, seatToMove } from '../people/seats';
import styles from './HandOver.module.css';

/** The page that replaces a table with secrets while a shared device is passed on to another seat. */
export function useHandOver({ live, table, play }: TableProps): VNode | undefined {
  // In a lesson, the script plays the other seats.
  const lesson = useContext(LessonContext);
  const isShared = table.yours.length > 1 && lesson === undefined;
  const [holder, setHolder] = useState(isShared ? undefined : play.seat);
  const next = seatToMove(table) ?? holder ?? play.seat;
  if (!isShared || holder === next || table.phase !== 'playing') {
    return undefined;
  }
  const ready = () => {
    setHolder(next);
    // From then on, the server sends this seat's view, even in other seats' turns.
    void live.sitAt(next);
  };
  return <HandOver seat={next} name={nameIn(table)(next)} onReady={ready} />;
}

/** Between two players who share a device: the screen shows nothing of the game. */
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
