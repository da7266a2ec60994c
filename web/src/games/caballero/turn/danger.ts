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

/** Own tiles in danger while somebody may still do something about it. */
export function useTilesInDanger(table: CaballeroTable, mayAct: boolean) {
  const { askDangers, showDangers, isAway } = useTable();
  const dangers = useDangers(askDangers, table, mayAct && showDangers && !isAway);
  return useMemo(() => tilesInDanger(table, dangers), [table, dangers]);
}

/** Says what screen readers read for a cell, with what could happen to the tile there. */
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
