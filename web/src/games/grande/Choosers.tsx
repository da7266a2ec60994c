import { Icon } from '../../draw/Icon';
import type { GrandeTable } from '../../protocol/types';
import { PowerCard } from '../../table/PowerCard';
import { Button } from '../../ui/Button';
import { supplyOf } from './cards';
import { Plate } from './Plate';
import { t } from './text';
import type { Turn } from './use-turn';
import { boardWords } from './words';

const BOARDS: Record<string, readonly number[]> = { high: [8, 4, 0], low: [4, 0, 0] };

/** Whether something is chosen beside the map. */
export function hasChoosers(turn: Turn): boolean {
  return (
    turn.boards.length > 0 ||
    turn.hasCourt ||
    turn.kinds.length > 1 ||
    turn.moves.some((move) => move.kind === 'fetch' || move.kind === 'take')
  );
}

/** What is chosen beside the map, under the prompt: numbers, cards, scoreboards, the court, or which of two things to do. */
export function Choosers({
  table,
  seat,
  turn,
  isSent,
  onMove,
}: {
  table: GrandeTable;
  seat: number;
  turn: Turn;
  isSent: boolean;
  onMove: (move: string) => void;
}) {
  const { moves } = turn;
  const plain = moves
    .filter((move) => move.kind === 'fetch' || move.kind === 'take')
    .sort((a, b) => Number(a.path[0]) - Number(b.path[0]));
  const modes = turn.kinds.filter((kind) => kind === 'move' || kind === 'place');
  return (
    <>
      {plain.length > 0 && (
        <div
          class={`chooser ${plain[0]!.kind}`}
          role="group"
          aria-label={t(plain[0]!.kind === 'fetch' ? 'eg.prompt.fetch' : 'eg.prompt.take')}
        >
          {plain.map((move) => (
            <button
              key={move.text}
              type="button"
              class={move.kind === 'take' ? 'hc' : 'btn'}
              disabled={isSent}
              onClick={() => onMove(move.text)}
            >
              {move.kind === 'take' ? (
                <PowerCard size="small" seat={seat} card={Number(move.path[0])} supply={supplyOf(Number(move.path[0]))} />
              ) : (
                move.path[0]
              )}
            </button>
          ))}
        </div>
      )}
      {modes.length > 1 && (
        <div class="chooser seg2" role="group" aria-label={t('eg.prompt.mode')}>
          {modes.map((kind) => (
            <button
              key={kind}
              type="button"
              class={kind === turn.selection.kind ? 'on' : ''}
              aria-pressed={kind === turn.selection.kind}
              onClick={() => turn.setKind(kind)}
            >
              {t(kind === 'move' ? 'eg.prompt.modeMove' : 'eg.prompt.modePlace')}
            </button>
          ))}
        </div>
      )}
      {turn.boards.length > 0 && (
        <div class="chooser" role="group" aria-label={t('eg.prompt.board')}>
          {turn.boards.map((board) => (
            <Button key={board} aria-label={boardWords(board)} onClick={() => turn.pick(board)}>
              <svg width="72" height="28" viewBox="-36 -14 72 28" aria-hidden="true">
                <Plate x={0} y={0} values={BOARDS[board]!} movable />
              </svg>
            </Button>
          ))}
        </div>
      )}
      {turn.hasCourt && (
        <div class="chooser">
          <Button disabled={isSent} onClick={() => onMove('give court')}>
            <Icon name="cab" />
            {t('eg.prompt.fromCourt', { n: table.courts[seat]?.caballeros ?? 0 })}
          </Button>
        </div>
      )}
    </>
  );
}

/** The scoreboards that lie nowhere yet. */
export function Reserve({ table }: { table: GrandeTable }) {
  const used = [...table.regions, table.castillo].map((place) => place.scoreboard);
  const left = Object.keys(BOARDS).filter((board) => !used.includes(board));
  return left.length === 0 ? null : (
    <div class="reserve">
      <span>{t('eg.reserve')}</span>
      {left.map((board) => (
        <svg key={board} width="72" height="28" viewBox="-36 -14 72 28" role="img" aria-label={boardWords(board)}>
          <Plate x={0} y={0} values={BOARDS[board]!} movable />
        </svg>
      ))}
    </div>
  );
}
