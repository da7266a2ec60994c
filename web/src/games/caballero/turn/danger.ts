import { type Cell, cellName, parseCell } from '../../../draw/grid';
import type { IconName } from '../../../draw/icons';
import type { CaballeroTable, Danger } from '../../../protocol/types';
import type { Loss } from '../../../table/cards/EndQuestion';
import { listed } from '../../../text/say';
import { plural, t } from '../text';

/** The end of a turn names only what would cost most. */
const MOST_WARNINGS = 2;

/** An own tile that one displayed area tile could evict. */
export interface TileInDanger {
  cell: Cell;
  /** How many caballeros would be lost. */
  number: number;
  /** The cells from which land could come. */
  from: readonly Cell[];
  /** Which displayed tiles could do it, from where. */
  how: string;
  rescue: Rescue | undefined;
}

/** What saves it. */
export interface Rescue {
  move: string;
  cost: number;
  icon: IconName;
  /** What it saves, in a sentence. */
  text: string;
  /** What a button says. */
  label: string;
}

/** The dangers of a position in words, what costs most first. */
export function tilesInDanger({ display }: CaballeroTable, dangers: readonly Danger[]): TileInDanger[] {
  return dangers
    .map(({ place, atStake, threats, rescues }) => {
      const from = threats.map((threat) => parseCell(threat.from));
      const able = display.filter((tile) => threats.some(({ by }) => by.includes(tile))).length;
      const cells = listed(from.map(cellName));
      return {
        cell: parseCell(place),
        number: atStake,
        from,
        how:
          able === display.length && able > 1
            ? t('ec.danger.any', { n: able, cells })
            : plural('ec.danger.some', able, { of: display.length, cells }),
        rescue: rescueOf(atStake, rescues),
      };
    })
    .sort((a, b) => b.number - a.number);
}

function rescueOf(number: number, [best]: Danger['rescues']): Rescue | undefined {
  if (best === undefined) {
    return undefined;
  }
  const isCastillo = best.move.startsWith('castillo ');
  return {
    ...best,
    icon: isCastillo ? 'castillo' : 'grande',
    text: t(isCastillo ? 'ec.danger.castillo' : 'ec.danger.grande', { number, cost: best.cost }),
    label: t(isCastillo ? 'ec.menu.castillo' : 'ec.menu.grande'),
  };
}

/** What is in danger at a cell, in a few words. */
export function dangerTitle({ number, cell }: TileInDanger): string {
  return t('ec.danger.title', { number, cell: cellName(cell) });
}

export function dangerAt(tiles: readonly TileInDanger[], { x, y }: Cell): TileInDanger | undefined {
  return tiles.find(({ cell }) => cell.x === x && cell.y === y);
}

/** What is told when a turn is about to end and something else is asked anyway. */
export function warningsOf(tiles: readonly TileInDanger[], onMove: (move: string) => void): Loss[] {
  return tiles.slice(0, MOST_WARNINGS).map((tile) => ({
    text: t('ec.danger.end', { number: tile.number, cell: cellName(tile.cell) }),
    remedy: tile.rescue && { label: tile.rescue.label, onClick: () => onMove(tile.rescue!.move) },
  }));
}
