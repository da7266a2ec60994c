import { Badge, Icon } from '../../draw/Icon';
import type { JudgedTurn, Moment, ReplayView } from '../../protocol/types';
import { type ReplayParts, useScreens } from '../../table/game';
import { percent } from '../../table/outlook';
import type { Player } from '../../table/types';
import { t } from '../../text';
import { listed, say, sentence } from '../../text/say';
import { Button } from '../../ui/Button';
import styles from './JudgedTurns.module.css';

interface Props {
  /** Shared by all turns. */
  label: string;
  replay: ReplayView;
  players: readonly Player[];
  moments: ReadonlyMap<number, Moment>;
  turns: readonly JudgedTurn[];
  /** The turn whose better moves are on the map. */
  shown: JudgedTurn | undefined;
  onGo: (ply: number) => void;
  onShow: (turn: JudgedTurn | undefined) => void;
}

/** What a better turn does, without the moves that every turn has. */
function worthDrawing({ isRoutine }: ReplayParts, moves: readonly string[]): string[] {
  return moves.filter((move) => !isRoutine(move));
}

/** A better turn in words: its moves, and why. */
function betterWords(parts: ReplayParts, { replay, players, moments }: Props, turn: JudgedTurn): string {
  const before = moments.get(turn.first - 1);
  if (before === undefined) {
    return '';
  }
  const moves = worthDrawing(parts, turn.better);
  const told = (moves.length > 0 ? moves : turn.better.slice(0, 1)).map((move) => parts.moveWords(before.table, players, move));
  const reasons = turn.reasons.map((reason) => sentence(say(reason, { nameOf: (seat) => replay.names[seat] ?? '' })));
  return [t('replay.turning.better', { move: listed(told) }), ...reasons].join('. ');
}

/** Turns as the bot judged them; the better moves can be shown on the map. */
export function JudgedTurns(props: Props) {
  const { replay: parts } = useScreens();
  const { label, replay, turns, shown, onGo, onShow } = props;
  return (
    <ol class={styles.turns} aria-label={label}>
      {turns.map((turn) => (
        <li key={turn.first}>
          <button type="button" class={styles.turn} onClick={() => onGo(turn.last)}>
            <Badge seat={turn.seat} />
            <span>
              {t('replay.turning.line', {
                round: turn.round,
                name: replay.names[turn.seat] ?? '',
                before: percent(turn.before),
                after: percent(turn.after),
              })}
              {turn.better.length > 0 && <small>{betterWords(parts, props, turn)}</small>}
            </span>
          </button>
          {worthDrawing(parts, turn.better).length > 0 && (
            <Button
              size="small"
              class={styles.show}
              aria-pressed={turn === shown}
              onClick={() => onShow(turn === shown ? undefined : turn)}
            >
              <Icon name="eye" />
              {t('replay.turning.show')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
