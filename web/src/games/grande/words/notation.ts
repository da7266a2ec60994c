import type { Notation } from '../../../table/game';
import type { Sound } from '../../../ui/state/sound';

/** The sound of a move, by its first word. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  power: 'card',
  card: 'card',
  king: 'king',
  veto: 'veto',
  grande: 'castillo',
  place: 'tile',
};

function cardOf(move: string): number | undefined {
  return move.startsWith('power ') ? Number(move.slice('power '.length)) : undefined;
}

function isBid(move: string | undefined): boolean {
  return move?.startsWith('power ') ?? false;
}

/** How generic code reads a move of El Grande. A round begins with a power card that follows another kind of move. */
export const notation: Notation = {
  cardOf,
  laying: (card) => `power ${card}`,
  endsTurn: (move) => move === 'end',
  startsRound: (move, before) => isBid(move) && !isBid(before),
  soundOf: (move) => SOUNDS[move.split(' ')[0] ?? ''],
};
