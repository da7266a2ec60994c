import type { Sound } from '../../ui/sound';

/** What a move sounds like, by its first word. */
export const sounds: Readonly<Record<string, Sound>> = {
  power: 'card',
  card: 'card',
  king: 'king',
  veto: 'veto',
  grande: 'castillo',
  place: 'tile',
};
