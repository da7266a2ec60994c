import { useCallback, useMemo } from 'preact/hooks';
import { type Cell, cellName, parseCell } from '../../../draw/grid';
import type { IconName } from '../../../draw/icons';
import type { CaballeroTable, Danger } from '../../../protocol/types';
import type { Loss } from '../../../table/cards/EndQuestion';
import { useDangers } from '../../../table/help/use-dangers';
import type { Player } from '../../../table/people/types';
import { useTable } from '../../../table/table-state';
import { listed } from '../../../text/say';
import { cellDescriptions } from '../scene/describe';
import type { Scene } from '../scene/scene';
import { plural, t } from '../text';
import type { Turn } from './use-turn';

/** How many warnings the end of a turn shows: those with the highest losses. */
const MOST_WARNINGS = 2;

/** The reader's own tile that one area tile of the display could evict, or, when it is empty, one of the next round. */
export interface TileInDanger {
  cell: Cell;
  /** How many caballeros would be lost. */
  number: number;
  /** The cells from which land could come. */
  from: readonly Cell[];
  /** The displayed tiles that could do it, and from where. */
  how: string;
  /** Whether the tiles that could do it are still in the stack. */
  isLater: boolean;
  rescue: Rescue | undefined;
}

/** A move that saves the tile. */
export interface Rescue {
  move: string;
  cost: number;
  icon: IconName;
  /** The tile and the means, in a sentence. */
  text: string;
  /** The button's text. */
  label: string;
}

/** The dangers of a position in words, the highest losses first. */
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
        how: display.length === 0 ? t('ec.danger.next', { cells }) : howMany(able, display.length, cells),
        isLater: display.length === 0,
        rescue: rescueOf(atStake, rescues),
      };
    })
    .sort((a, b) => b.number - a.number);
}

function howMany(able: number, displayed: number, cells: string): string {
  return able === displayed && able > 1
    ? t('ec.danger.any', { n: able, cells })
    : plural('ec.danger.some', able, { of: displayed, cells });
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

/** The danger at a cell, in a few words. */
export function dangerTitle({ number, cell }: TileInDanger): string {
  return t('ec.danger.title', { number, cell: cellName(cell) });
}

export function dangerAt(tiles: readonly TileInDanger[], { x, y }: Cell): TileInDanger | undefined {
  return tiles.find(({ cell }) => cell.x === x && cell.y === y);
}

/** The warnings at the end of a turn: the tiles in danger from the display, and what would save them. */
export function warningsOf(tiles: readonly TileInDanger[], onMove: (move: string) => void): Loss[] {
  const now = tiles.filter(({ isLater }) => !isLater);
  return now.slice(0, MOST_WARNINGS).map((tile) => ({
    text: [t('ec.danger.end', { number: tile.number, cell: cellName(tile.cell) }), tile.rescue?.text].filter(Boolean).join(' '),
    remedy: tile.rescue && { label: tile.rescue.label, onClick: () => onMove(tile.rescue!.move) },
  }));
}

/** The reader's own tiles in danger, while the reader can still save them. */
export function useTilesInDanger(table: CaballeroTable, mayAct: boolean) {
  const { askDangers, showDangers, isAway } = useTable();
  const dangers = useDangers(askDangers, table, mayAct && showDangers && !isAway);
  return useMemo(() => tilesInDanger(table, dangers), [table, dangers]);
}

/** The screen-reader text of a cell, with the danger to its tile. */
export function useDescriptions(
  scene: Scene,
  players: readonly Player[],
  { targets, threatened }: Turn,
  inDanger: readonly TileInDanger[],
): (cell: Cell) => string {
  const described = useMemo(() => cellDescriptions(scene, players), [scene.map, players]);
  return useCallback(
    (cell: Cell) => {
      const danger = dangerAt(inDanger, cell);
      const words = described(targets, threatened, cell);
      return danger === undefined
        ? words
        : t('ec.cell.danger', { cell: words, how: danger.how, rescue: danger.rescue?.text ?? '' });
    },
    [described, targets, threatened, inDanger],
  );
}
