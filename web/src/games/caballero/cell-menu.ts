import { type Cell, letterOf, spotKey } from '../../draw/grid';
import type { Scene } from './chart/scene';
import { type MapTarget, mapTargets, targetsIn } from './chart/target';
import { regionName, sideWord } from './describe';
import { movesMeantAt } from './meant-moves';
import { type Action, choicesAt, type MoveTree, tileChoice } from './moves';
import { choose, hold, type Selection, start, targets } from './selection';
import { t } from './text';

/** Something that can be done at a cell, and the selection that leads there. */
export interface CellItem {
  action: Action;
  label: string;
  selection: Selection;
}

/** The actions whose first choice is on the map. */
const ON_MAP: readonly Action[] = ['caballero', 'ship', 'castillo', 'move', 'take', 'governor', 'grande'];

/** Everything that can be done at a cell, in the order of the turn bar. */
export function possibleAt(scene: Scene, tree: MoveTree, cell: Cell): CellItem[] {
  const others = ON_MAP.flatMap((action) =>
    targetsIn(scene, mapTargets(scene, targets(tree, start(action))), cell).map((target) => ({
      action,
      label: labelOf(scene, action, target),
      selection: choose(tree, start(action), target.choice),
    })),
  );
  return [...tilesAt(scene, tree, cell), ...others];
}

/** An action that can't be begun at a cell, and the moves that it would have been. */
export interface CellAttempt {
  action: Action;
  moves: readonly string[];
}

/** What one may want to do at one's own tile, or where a tile may come. */
const ON_OWN: readonly Action[] = ['caballero', 'castillo', 'grande', 'take'];
const ON_EMPTY: readonly Action[] = ['area', 'caballero'];

/** What one may want to do at a cell and is not offered there. */
export function refusedAt(scene: Scene, seat: number, items: readonly CellItem[], cell: Cell): CellAttempt[] {
  const { tiles, areas, display } = scene.table;
  const isHere = ({ x, y }: Cell) => x === cell.x && y === cell.y;
  const tile = tiles.find(isHere);
  if (areas.some(isHere) || (tile !== undefined && tile.seat !== seat)) {
    return [];
  }
  return (tile === undefined ? ON_EMPTY : ON_OWN)
    .filter((action) => !items.some((item) => item.action === action))
    .map((action) => ({
      action,
      moves:
        action === 'area'
          ? display.map((each) => `area ${each} ${cell.x},${cell.y}`)
          : movesMeantAt(scene, seat, start(action), cell.x + 0.5, cell.y + 0.5),
    }));
}

/** The tiles of the display that fit into a cell; equal ones are named once. */
function tilesAt({ table: { display } }: Scene, tree: MoveTree, cell: Cell): CellItem[] {
  const place = `cell ${cell.x},${cell.y}`;
  const seen = new Set<string>();
  return display.flatMap((tile, index) => {
    const choice = tileChoice(tile);
    if (seen.has(choice) || !choicesAt(tree, 'area', [choice]).includes(place)) {
      return [];
    }
    seen.add(choice);
    return [
      { action: 'area' as const, label: t('ec.menu.area', { n: index + 1 }), selection: choose(tree, hold(tile), place) },
    ];
  });
}

function labelOf(scene: Scene, action: Action, { kind, cell, side }: MapTarget): string {
  const sideName = side === undefined ? '' : sideWord(letterOf(side));
  const found = side === undefined ? undefined : scene.map.of(spotKey(cell, side));
  const region = found === undefined ? '' : regionName(scene, found);
  switch (action) {
    case 'caballero':
      return t(kind === 'tile' ? 'ec.menu.raise' : 'ec.menu.caballero');
    case 'ship':
      return kind === 'region' ? t('ec.menu.shipInside', { region }) : t('ec.menu.ship', { side: sideName });
    case 'move':
      return kind === 'tile' ? t('ec.menu.moveCastillo') : t('ec.menu.moveShip', { side: sideName });
    case 'take':
      return kind === 'tile' ? t('ec.menu.takeTile') : t('ec.menu.dock', { side: sideName });
    case 'governor':
      return t('ec.menu.governor', { region });
    case 'grande':
      return t('ec.menu.grande');
    default:
      return t('ec.menu.castillo');
  }
}
