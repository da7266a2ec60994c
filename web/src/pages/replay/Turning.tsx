import { Badge, Icon } from '../../draw/Icon';
import { makeScene } from '../../games/caballero/chart/scene';
import { moveWords as caballeroWords } from '../../games/caballero/describe';
import { moveWords as grandeWords } from '../../games/grande/words';
import type { CaballeroTable, GrandeTable, JudgedTurn, Moment, ReplayView } from '../../protocol/types';
import { percent } from '../../table/outlook';
import type { Player } from '../../table/types';
import { t } from '../../text';
import { listed, say, sentence } from '../../text/say';
import { Button } from '../../ui/Button';

interface Props {
  replay: ReplayView;
  players: readonly Player[];
  moments: ReadonlyMap<number, Moment>;
  turns: readonly JudgedTurn[];
  /** The turn whose better moves are on the map. */
  shown: JudgedTurn | undefined;
  onGo: (ply: number) => void;
  onShow: (turn: JudgedTurn | undefined) => void;
}

/** What a better turn does, as far as it is more than what every turn is made of. */
export function worthDrawing(moves: readonly string[]): string[] {
  return moves.filter((move) => !/^(supply|end|done|special)$/.test(move));
}

/** A better turn in words: its moves, and why. */
function betterWords({ replay, players, moments }: Props, turn: JudgedTurn): string {
  const before = moments.get(turn.first - 1);
  if (before === undefined) {
    return '';
  }
  const told = (move: string) =>
    replay.game === 'el-caballero'
      ? caballeroWords(makeScene(before.table as CaballeroTable), move)
      : grandeWords(before.table as GrandeTable, players, move);
  const moves = worthDrawing(turn.better);
  const reasons = turn.reasons.map((reason) => sentence(say(reason, (seat) => replay.names[seat] ?? '')));
  return [
    t('replay.turning.better', { move: listed((moves.length > 0 ? moves : turn.better.slice(0, 1)).map(told)) }),
    ...reasons,
  ].join('. ');
}

/** Turns as the bot judged them; what would have been better can be put on the map. */
export function Turning(props: Props) {
  const { replay, turns, shown, onGo, onShow } = props;
  return (
    <ol class="turning">
      {turns.map((turn) => (
        <li key={turn.first}>
          <button type="button" onClick={() => onGo(turn.last)}>
            <Badge seat={turn.seat} />
            <span>
              {t('replay.turning.line', {
                round: turn.round,
                name: replay.names[turn.seat] ?? '',
                before: percent(turn.before),
                after: percent(turn.after),
              })}
              {turn.better.length > 0 && <small>{betterWords(props, turn)}</small>}
            </span>
          </button>
          {worthDrawing(turn.better).length > 0 && (
            <Button size="small" aria-pressed={turn === shown} onClick={() => onShow(turn === shown ? undefined : turn)}>
              <Icon name="eye" />
              {t('replay.turning.show')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
