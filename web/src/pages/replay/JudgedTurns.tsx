import { Badge, Icon } from '../../draw/Icon';
import type { JudgedTurn, Moment } from '../../protocol/types';
import { percent } from '../../table/final/win-estimates';
import { type ReplayParts, useScreens } from '../../table/game';
import { nameAt } from '../../table/people/names';
import type { Player } from '../../table/people/types';
import { t } from '../../text';
import { say, sentence } from '../../text/say';
import { Button } from '../../ui/controls/Button';
import styles from './JudgedTurns.module.css';
import { counted } from './judged';

interface Props {
  /** Shared by all turns. */
  label: string;
  players: readonly Player[];
  moments: ReadonlyMap<number, Moment>;
  turns: readonly JudgedTurn[];
  /** The turn whose better moves are on the map. */
  shown: JudgedTurn | undefined;
  onGo: (ply: number) => void;
  onShow: (turn: JudgedTurn | undefined) => void;
}

/** The moves of a better turn, without those that every turn has. */
function worthDrawing({ isRoutine }: ReplayParts, moves: readonly string[]): string[] {
  return moves.filter((move) => !isRoutine(move));
}

/** The moves of a better turn in words; undefined until the position before them is loaded. */
function betterWords(parts: ReplayParts, { players, moments }: Props, turn: JudgedTurn): string {
  const before = moments.get(turn.first - 1);
  if (before === undefined) {
    return '';
  }
  const moves = worthDrawing(parts, turn.better);
  const told = (moves.length > 0 ? moves : turn.better.slice(0, 1)).map((move) => parts.moveWords(before.table, players, move));
  return t('replay.turning.better', { move: counted(told).join(' · ') });
}

/** The reasons why it is better, each as a sentence. */
export function reasonWords({ reasons }: Pick<JudgedTurn, 'reasons'>, players: readonly Player[]): string {
  const names = { nameOf: (seat: number) => nameAt(players, seat), isYou: (seat: number) => players[seat]?.isYou === true };
  return reasons.map((reason) => `${sentence(say(reason, names))}.`).join(' ');
}

/** The change of its player's win chance, and the best possible one. */
function chanceWords(turn: JudgedTurn, players: readonly Player[]): string {
  return t(turn.better.length > 0 ? 'replay.turning.line.better' : 'replay.turning.line', {
    round: turn.round,
    name: nameAt(players, turn.seat),
    before: percent(turn.before),
    after: percent(turn.after),
    best: percent(turn.best),
  });
}

/** Turns with the bot's judgement; their better moves can be shown on the map. */
export function JudgedTurns(props: Props) {
  const { replay: parts } = useScreens();
  const { label, players, turns, shown, onGo, onShow } = props;
  return (
    <ol class={styles.turns} aria-label={label}>
      {turns.map((turn) => (
        <li key={turn.first}>
          <button type="button" class={styles.turn} onClick={() => onGo(turn.last)}>
            <Badge seat={turn.seat} />
            <span>
              {chanceWords(turn, players)}
              {turn.better.length > 0 && (
                <>
                  <small>{betterWords(parts, props, turn)}</small>
                  <small>{reasonWords(turn, players)}</small>
                </>
              )}
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
