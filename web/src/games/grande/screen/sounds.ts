import type { Sound } from '../../../ui/state/sound';

/** The sound of a move, by its first word. */
export const sounds: Readonly<Record<string, Sound>> = {
  power: 'card',
  card: 'card',
  king: 'king',
  veto: 'veto',
  grande: 'castillo',
  place: 'tile',
};
