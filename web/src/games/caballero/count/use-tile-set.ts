import { useState } from 'preact/hooks';
import type { TileSet } from './tile-set';

const KEPT = 'hidalgo.tiles';
const NOTHING: TileSet = { name: 'my-box', counts: {} };

/** The counted tiles, which the device keeps. */
export function useTileSet(): { set: TileSet; change: (set: TileSet) => void; clear: () => void } {
  const [set, setSet] = useState(kept);
  const change = (next: TileSet) => {
    setSet(next);
    try {
      localStorage.setItem(KEPT, JSON.stringify(next));
    } catch {
      // The browser keeps nothing: the counts last as long as the page.
    }
  };
  return { set, change, clear: () => change(NOTHING) };
}

function kept(): TileSet {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return isTileSet(found) ? found : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isTileSet(found: unknown): found is TileSet {
  const { name, counts } = (found ?? {}) as Partial<TileSet>;
  return (
    typeof name === 'string' &&
    typeof counts === 'object' &&
    counts !== null &&
    Object.values(counts).every((count) => Number.isInteger(count) && count >= 0)
  );
}
