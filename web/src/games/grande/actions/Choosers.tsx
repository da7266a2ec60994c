import { Icon } from '../../../draw/Icon';
import type { GrandeTable } from '../../../protocol/types';
import { PowerCard } from '../../../table/cards/PowerCard';
import { Button } from '../../../ui/controls/Button';
import { SegmentBar } from '../../../ui/controls/Segments';
import { Plate } from '../ground/Plate';
import { SCOREBOARDS } from '../ground/places';
import { t } from '../text';
import { supplyOf } from '../words/cards';
import { boardWords } from '../words/words';
import styles from './Choosers.module.css';
import type { Turn } from './use-turn';

/** Whether the player chooses something outside the map. */
export function hasChoosers(turn: Turn): boolean {
  return (
    turn.boards.length > 0 ||
    turn.hasCourt ||
    turn.kinds.length > 1 ||
    turn.moves.some((move) => move.kind === 'fetch' || move.kind === 'take')
  );
}

interface Props {
  table: GrandeTable;
  seat: number;
  turn: Turn;
  isSent: boolean;
  onMove: (move: string) => void;
}

/**
 * The choices outside the map, under the prompt: numbers, cards, scoreboards, the court, or which of two actions comes first.
 */
export function Choosers({ table, seat, turn, isSent, onMove }: Props) {
  return (
    <>
      <Plain seat={seat} turn={turn} isSent={isSent} onMove={onMove} />
      <Modes turn={turn} />
      {turn.boards.length > 0 && (
        <div class={styles.chooser} role="group" aria-label={t('eg.prompt.board')}>
          {turn.boards.map((board) => (
            <Button key={board} aria-label={boardWords(board)} onClick={() => turn.pick(board)}>
              <svg width="72" height="28" viewBox="-36 -14 72 28" aria-hidden="true">
                <Plate x={0} y={0} values={SCOREBOARDS[board]!} movable />
              </svg>
            </Button>
          ))}
        </div>
      )}
      {turn.hasCourt && (
        <div class={styles.chooser}>
          <Button disabled={isSent} onClick={() => onMove('give court')}>
            <Icon name="cab" />
            {t('eg.prompt.fromCourt', { n: table.courts[seat]?.caballeros ?? 0 })}
          </Button>
        </div>
      )}
    </>
  );
}

/** The same over the cards, where there is space below the map: it covers no part of the map, which keeps its size. */
export function ChoosersOverCards({ title, ...props }: Props & { title: string }) {
  return (
    <div class={styles.over} data-part="choosing">
      <b aria-hidden="true">{title}</b>
      <Choosers {...props} />
    </div>
  );
}

/** The number of caballeros to fetch, or the power card to take back. */
function Plain({ seat, turn, isSent, onMove }: Omit<Props, 'table'>) {
  const plain = turn.moves
    .filter((move) => move.kind === 'fetch' || move.kind === 'take')
    .sort((a, b) => Number(a.path[0]) - Number(b.path[0]));
  if (plain.length === 0) {
    return null;
  }
  return (
    <div class={styles.chooser} role="group" aria-label={t(plain[0]!.kind === 'fetch' ? 'eg.prompt.fetch' : 'eg.prompt.take')}>
      {plain.map(({ kind, text, path: [number] }) =>
        kind === 'take' ? (
          <button key={text} type="button" class={styles.card} disabled={isSent} onClick={() => onMove(text)}>
            <PowerCard size="small" seat={seat} card={Number(number)} supply={supplyOf(Number(number))} />
          </button>
        ) : (
          <Button key={text} disabled={isSent} onClick={() => onMove(text)}>
            {number}
          </Button>
        ),
      )}
    </div>
  );
}

/** Which of two actions comes first. */
function Modes({ turn }: { turn: Turn }) {
  const modes = turn.kinds.filter((kind) => kind === 'move' || kind === 'place');
  return modes.length < 2 ? null : (
    <SegmentBar label={t('eg.prompt.mode')}>
      {modes.map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === turn.selection.kind} onClick={() => turn.setKind(kind)}>
          {t(kind === 'move' ? 'eg.prompt.modeMove' : 'eg.prompt.modePlace')}
        </button>
      ))}
    </SegmentBar>
  );
}
