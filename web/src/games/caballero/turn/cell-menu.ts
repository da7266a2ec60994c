import { type Cell, letterOf, spotKey } from '../../../draw/grid';
import type { CaballeroPreview } from '../../../protocol/types';
import { isRefusal, type Refusal } from '../../../table/help/use-previews';
import { regionName, sideWord } from '../scene/describe';
import {
  ACTIONS,
  type Action,
  type Choice,
  choicesAt,
  destination,
  type MoveTree,
  movesUnder,
  parseMove,
  tileChoice,
} from '../scene/moves';
import type { Scene } from '../scene/scene';
import { choose, hold, type Selection, start, targets } from '../scene/selection';
import { type MapTarget, mapTargets, targetsIn } from '../scene/target';
import { t } from '../text';
import { movesAttemptedAt } from './attempted-moves';

/** An action that is possible at a cell, and the selection that starts it. */
export interface CellItem {
  action: Action;
  label: string;
  selection: Selection;
  /** The place of an area tile in the display. */
  index?: number;
  /** The moves that the action can lead to; empty if the player has to choose something else on the map. */
  moves: readonly string[];
}

/** The actions whose first choice is on the map. */
const ON_MAP: readonly Action[] = ['caballero', 'ship', 'castillo', 'move', 'take', 'governor', 'grande'];

/** Everything that can be done at a cell, in the order of the turn bar. */
export function possibleAt(scene: Scene, tree: MoveTree, cell: Cell): CellItem[] {
  const others = ON_MAP.flatMap((action) =>
    targetsIn(scene, mapTargets(scene, targets(tree, start(action))), cell).map((target) => {
      const selection = choose(tree, start(action), target.choice);
      const moves = action === 'move' ? [] : movesUnder(tree, action, selection.path);
      return { action, label: labelOf(scene, action, target), selection, moves };
    }),
  );
  const rank = ({ action }: CellItem) => ON_MAP.indexOf(action);
  const inOrder = [...others, ...arrivalsAt(scene, tree, cell)].sort((a, b) => rank(a) - rank(b));
  return [...tilesAt(scene, tree, cell), ...inOrder];
}

/** The ships and castillos that can come to a cell; a single one is chosen at once. */
function arrivalsAt(scene: Scene, tree: MoveTree, cell: Cell): CellItem[] {
  const goals = choicesAt(tree, 'move', []).flatMap((choice) => {
    const place = destination(choice);
    const [target] = place === undefined ? [] : targetsIn(scene, mapTargets(scene, [{ choice: place, state: 'now' }]), cell);
    return target === undefined ? [] : [{ choice, target }];
  });
  return goals.map(({ choice, target }) => {
    const sources = choicesAt(tree, 'move', [choice]);
    return {
      action: 'move' as const,
      label: arrivalLabel(scene, target, sources),
      selection: { ...start('move'), path: sources.length === 1 ? [choice, sources[0]!] : [choice] },
      moves: movesUnder(tree, 'move', [choice]),
    };
  });
}

function arrivalLabel(scene: Scene, { kind, cell, side }: MapTarget, sources: readonly Choice[]): string {
  if (side === undefined) {
    return t('ec.menu.castilloHere');
  }
  const isFromCourt = sources.length === 1 && sources[0] === 'court';
  if (kind === 'region') {
    const region = regionName(scene, scene.map.of(spotKey(cell, side))!);
    return t(isFromCourt ? 'ec.menu.setShipInside' : 'ec.menu.shipHereInside', { region });
  }
  return t(isFromCourt ? 'ec.menu.setShip' : 'ec.menu.shipHere', { side: sideWord(letterOf(side)) });
}

/** An action that is not possible at a cell, and the moves that it would have been. */
export interface CellAttempt {
  action: Action;
  moves: readonly string[];
}

/** The actions that a player may try at their own tile, or where a tile may go. */
const ON_OWN: readonly Action[] = ['caballero', 'castillo', 'grande', 'take'];
const ON_EMPTY: readonly Action[] = ['area', 'caballero'];

/** The actions of the game that a player may try at a cell but that are not possible there. */
export function refusedAt(
  scene: Scene,
  seat: number,
  items: readonly CellItem[],
  cell: Cell,
  known: readonly Action[] = ACTIONS,
): CellAttempt[] {
  const { tiles, areas, display } = scene.table;
  const isHere = ({ x, y }: Cell) => x === cell.x && y === cell.y;
  const tile = tiles.find(isHere);
  if (areas.some(isHere) || (tile !== undefined && tile.seat !== seat)) {
    return [];
  }
  return (tile === undefined ? ON_EMPTY : ON_OWN)
    .filter((action) => known.includes(action) && !items.some((item) => item.action === action))
    .map((action) => ({
      action,
      moves:
        action === 'area'
          ? display.map((each) => `area ${each} ${cell.x},${cell.y}`)
          : movesAttemptedAt(scene, seat, start(action), cell.x + 0.5, cell.y + 0.5),
    }));
}

/** The displayed tiles that fit into a cell, without duplicates. */
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
      {
        action: 'area' as const,
        label: t('ec.menu.area', { n: index + 1 }),
        selection: choose(tree, hold(tile), place),
        index,
        moves: movesUnder(tree, 'area', [choice, place]),
      },
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

/** The change of points for every seat after the best of several moves, and what a caballero tile would count then. */
export interface Best {
  changes: readonly number[];
  number: string | undefined;
}

/** The move that gives a seat most, and the others least; the cheapest of several equal ones. */
export function bestOf(
  moves: readonly string[],
  answers: ReadonlyMap<string, CaballeroPreview | Refusal>,
  seat: number,
  countOf: (north: number) => string | undefined,
): Best | undefined {
  const found = moves.flatMap((move) => {
    const answer = answers.get(move);
    return answer === undefined || isRefusal(answer) ? [] : [{ move, ...judged(answer, seat) }];
  });
  const [first] = found.sort((a, b) => b.own - a.own || a.others - b.others || a.cost - b.cost);
  const move = first && parseMove(first.move);
  const number = move?.kind === 'cab' || move?.kind === 'raise' ? countOf(move.north) : undefined;
  return first && { changes: first.changes, number };
}

function judged({ scoreBefore, scoreAfter, cost }: CaballeroPreview, seat: number) {
  const changes = scoreAfter.map((after, other) => after - scoreBefore[other]!);
  const own = changes[seat] ?? 0;
  return { changes, own, others: changes.reduce((sum, change) => sum + change, 0) - own, cost };
}
