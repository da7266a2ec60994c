import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import { GameIcon } from '../../games/GameIcon';
import type { TableLine } from '../../protocol/types';
import { t } from '../../text';
import { ButtonLink } from '../../ui/controls/Button';
import { useNow } from '../../ui/page/page-hooks';
import { result, titled } from '../../ui/state/table-words';
import styles from './GameRows.module.css';

const MINUTE = 60_000;

/** Finished games as a list, each with the way to its replay. */
export function GameRows({
  lines,
  more,
}: {
  lines: readonly TableLine[];
  /** A further button in each row. */
  more?: (line: TableLine, title: string) => ComponentChildren;
}) {
  const now = useNow(MINUTE);
  return (
    <ul class={styles.rows}>
      {lines.map((line) => {
        const { title, text } = titled(line, result(line, now));
        return (
          <li key={line.id}>
            <GameIcon game={line.game} />
            <div>
              <b>{title}</b>
              <small>{text}</small>
            </div>
            {more?.(line, title)}
            <ButtonLink to={{ page: 'replay', id: line.id, ply: undefined }} size="small">
              <Icon name="play" />
              {t('lobby.replay')}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
