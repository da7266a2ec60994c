import { useCallback, useMemo } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import type { CaballeroTable } from '../../../protocol/types';
import { useDangers } from '../../../table/help/use-dangers';
import type { Player } from '../../../table/people/types';
import { useTable } from '../../../table/table-state';
import { cellDescriptions } from '../scene/describe';
import type { Scene } from '../scene/scene';
import { t } from '../text';
import { dangerAt, type TileInDanger, tilesInDanger } from './danger';
import type { Turn } from './use-turn';

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
