import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../../../protocol/types';
import { play } from '../../../ui/state/sound';

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
