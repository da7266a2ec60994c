import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../../../protocol/types';
import { play, type Sound } from '../../../ui/state/sound';

/** The sound of a move, by its first word. */
export const sounds: Readonly<Record<string, Sound>> = {
  area: 'tile',
  cab: 'tile',
  raise: 'raise',
  ship: 'ship',
  sail: 'ship',
  dock: 'ship',
  castillo: 'castillo',
  power: 'card',
  governor: 'castillo',
  grande: 'castillo',
  supply: 'raise',
};

/** Plays the sound of an eviction: an area tile was placed, and there are fewer caballero tiles than before. */
export function useEvictionSound(tiles: number, log: readonly LogLine[]): void {
  const before = useRef(tiles);
  useEffect(() => {
    if (tiles < before.current && log.at(-1)?.move.startsWith('area ')) {
      play('evict');
    }
    before.current = tiles;
  }, [tiles]);
}
