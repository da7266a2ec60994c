import { Badge, Icon } from '../../../draw/Icon';
import type { GrandeTable } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import type { Player } from '../../../table/people/types';
import { sentence } from '../../../text/say';
import { Button } from '../../../ui/controls/Button';
import { IconButton } from '../../../ui/controls/IconButton';
import { Spinner } from '../../../ui/parts/Spinner';
import { t } from '../text';
import { placeAt, placeIn } from '../words/words';
import styles from './MovePreview.module.css';
import { PreviewChips } from './PreviewChips';
import type { Turn } from './use-turn';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  turn: Turn;
  isSent: boolean;
  /** How often the move can be made; a counter appears if it is more than once. */
  most: number;
}

/** Next to the chosen place: whose caballero moves, or the result of the move and the button that makes it. */
export function MovePreview({ table, players, turn, isSent, most }: Props) {
  const { selection, ready, count, chosen, owners } = turn;
  return (
    <div role="dialog" aria-label={t('eg.commit.label')} class={styles.preview}>
      {owners.length > 0 && chosen !== undefined && (
        <div class={styles.owners} role="group" aria-label={t('eg.owner.which')}>
          <b>{t('eg.owner.which')}</b>
          {owners.map((owner) => (
            <Button key={owner} size="small" onClick={() => turn.pick(`@${owner}`)}>
              <Badge seat={owner} size="small" />
              {t('eg.owner.of', { name: nameAt(players, owner), n: placeAt(table, chosen)?.counts[owner] ?? 0 })}
            </Button>
          ))}
        </div>
      )}
      {ready !== undefined && most > 1 && <Counter count={count} most={most} onCount={turn.setCount} onEnter={turn.move} />}
      {ready !== undefined && <PreviewChips preview={turn.preview} players={players} />}
      <div class={styles.buttons}>
        {ready !== undefined && (
          <Button
            variant="primary"
            size="small"
            class={styles.commit}
            aria-keyshortcuts="Enter"
            disabled={isSent}
            onClick={turn.move}
          >
            {isSent ? <Spinner /> : <Icon name="check" />}
            {isSent ? t('eg.commit.sending') : commitLabel(table, selection, chosen, count)}
          </Button>
        )}
        <IconButton
          class={styles.cancel}
          aria-label={t('eg.commit.cancel')}
          title={t('eg.commit.cancel')}
          onClick={turn.cancel}
        >
          <Icon name="x" />
        </IconButton>
      </div>
    </div>
  );
}

function commitLabel(table: GrandeTable, { kind, path }: Turn['selection'], chosen: string | undefined, n: number): string {
  const place = placeIn(table, chosen ?? '');
  if (kind === 'place' && n > 1) {
    return t('eg.commit.placeMany', { n, place });
  }
  if (kind === 'board') {
    return sentence(t('eg.commit.board', { board: t(path[0] === 'high' ? 'eg.board.high' : 'eg.board.low'), place }));
  }
  return kind === undefined ? '' : sentence(t(`eg.commit.${kind}`, { place }));
}

interface CounterProps {
  count: number;
  most: number;
  onCount: (count: number) => void;
  /** Enter makes the move, even after a press on a button of the counter; Space presses that button again. */
  onEnter: () => void;
}

/** Buttons to change a number by one. */
function Counter({ count, most, onCount, onEnter }: CounterProps) {
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
