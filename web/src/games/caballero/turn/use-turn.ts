import { useMemo, useState } from 'preact/hooks';
import { type Cell, cellKey, parseCell } from '../../../draw/grid';
import type { CaballeroPreview } from '../../../protocol/types';
import { usePreviewed } from '../../../table/help/use-previewed';
import { isRefusal, type Refusal, usePreviews, type WhatIf } from '../../../table/help/use-previews';
import { displaySeeds } from '../draw/land';
import { landAround } from '../scene/describe';
import { type Action, choicesAt, destination, landNumber, type MoveTree, moveAt, moveTree } from '../scene/moves';
import type { Scene } from '../scene/scene';
import {
  back,
  choose,
  fittingTiles,
  heldTile,
  hold,
  NOTHING,
  ready,
  rotations,
  type Selection,
  start,
  targets,
  turn,
} from '../scene/selection';
import { type MapTarget, mapTargets, targetAt, targetsIn } from '../scene/target';
import type { PreviewedPiece } from '../sheets/PreviewTile';
import { type NumberOption, numberChoice, numberOptions } from './numbers';
import { displayIndex, previewedPiece } from './previewed-piece';

/** The player's current selection, and everything the table shows about it. */
export interface Turn {
  tree: MoveTree;
  selection: Selection;
  targets: MapTarget[];
  /** The last choice on the map, and its cell. */
  chosen: { choice: string; cell: Cell } | undefined;
  seeds: number[];
  fits: boolean[];
  heldIndex: number | undefined;
  /** How the map shows the move before it is played. */
  previewed: PreviewedPiece | undefined;
  /** The move that can be sent. */
  ready: string | undefined;
  preview: CaballeroPreview | undefined;
  answers: ReadonlyMap<string, CaballeroPreview | Refusal>;
  /** The numbers to choose from, while a caballero tile is placed or raised. */
  numbers: NumberOption[];
  threatened: ReadonlySet<string>;
  canTurn: boolean;
  canTakeFromCourt: boolean;
  /** Selects something on the way to a move. */
  select: (selection: Selection) => void;
  takeAction: (action: Action) => void;
  takeTile: (index: number) => void;
  tap: (x: number, y: number, cellSize: number) => void;
  enter: (cell: Cell) => void;
  pick: (choice: string) => void;
  /** Chooses the number that faces land, if it is possible. */
  pickNumber: (number: number) => void;
  rotate: (direction: 1 | -1) => void;
  cancel: () => void;
  /** Makes the selected move. */
  move: () => void;
}

const NO_CELLS: ReadonlySet<string> = new Set();

/** Reports a press on a point of the map where no action is possible now. */
export type Nothing = (selection: Selection, x: number, y: number) => void;

export function useTurn(
  scene: Scene,
  seat: number,
  legal: readonly string[],
  pending: string | undefined,
  whatIf: WhatIf<CaballeroPreview>,
  make: (move: string) => void,
  predict: (move: string) => void,
  onNothing: Nothing,
): Turn {
  const { table } = scene;
  // Compared by content: receiving an equal list again must not reset the selection.
  const legalKey = legal.join('|');
  const tree = useMemo(() => moveTree(legal), [legalKey, table]);
  const legalSet = useMemo(() => new Set(legal), [legalKey]);
  const [held, setHeld] = useState<{ table: Scene['table']; selection: Selection }>({ table, selection: NOTHING });
  // A new position clears the selection; a connection that was lost and restored does not.
  const selection = held.table === table ? held.selection : NOTHING;
  const setSelection = (wanted: Selection) => setHeld({ table, selection: wanted });

  const lit = useMemo(() => mapTargets(scene, targets(tree, selection)), [scene, tree, selection]);
  const seeds = useMemo(() => displaySeeds(table.areas, table.display), [table]);
  const fits = useMemo(() => fittingTiles(tree, table.display), [tree, table.display]);
  const tile = heldTile(selection);
  const heldIndex = tile === undefined ? undefined : (selection.slot ?? displayIndex(table.display, tile));
  const chosen = lastPlace(selection);
  const numbers = useMemo(
    () => (selection.action === 'caballero' && chosen !== undefined ? numberOptions(scene, chosen.cell, legalSet) : []),
    [scene, selection.action, chosen?.choice, legalSet],
  );
  const move = pending ?? ready(tree, selection);
  const predictions = useTurnPreviews(whatIf, table, move, pending !== undefined, numbers);
  usePreviewed(pending === undefined ? predict : undefined, table, move);
  const previewed = useMemo(
    () => previewedPiece(scene, seat, move, pending !== undefined, heldIndex === undefined ? undefined : seeds[heldIndex]),
    [scene, seat, move, pending, heldIndex, seeds],
  );
  const known = {
    tree,
    selection,
    targets: lit,
    chosen,
    seeds,
    fits,
    heldIndex,
    previewed,
    ready: move,
    numbers,
    ...predictions,
  };
  return {
    ...known,
    canTurn: rotations(tree, selection) > 1,
    canTakeFromCourt:
      selection.action === 'move' &&
      !selection.path.includes('court') &&
      (choicesAt(tree, 'move', selection.path).includes('court') || choicesAt(tree, 'move', []).includes('court')),
    ...turnActions(scene, known, legalSet, pending !== undefined, setSelection, make, (x, y) => onNothing(selection, x, y)),
  };
}

/** The server's previews for the selected move, and for each number to choose from. */
function useTurnPreviews(
  whatIf: WhatIf<CaballeroPreview>,
  table: Scene['table'],
  move: string | undefined,
  isSent: boolean,
  numbers: readonly NumberOption[],
): Pick<Turn, 'answers' | 'preview' | 'threatened'> {
  // A move that was sent needs no preview any more.
  const chosen = move === undefined ? [] : [move];
  const open = numbers.length > 0 ? numbers.map((option) => option.move) : chosen;
  const asked = isSent ? [] : open;
  const answers = usePreviews(whatIf, asked, table);
  const answer = move === undefined ? undefined : answers.get(move);
  const preview = answer !== undefined && !isRefusal(answer) ? answer : undefined;
  const threatened = useMemo(() => {
    const evicted = preview?.returns.filter((gone) => gone.evicted) ?? [];
    return evicted.length === 0 ? NO_CELLS : new Set(evicted.map(({ tile }) => cellKey(tile.x, tile.y)));
  }, [preview]);
  return { answers, preview, threatened };
}

type TurnAction = 'select' | 'takeAction' | 'takeTile' | 'tap' | 'enter' | 'pick' | 'pickNumber' | 'rotate' | 'cancel' | 'move';

/** The player's actions in this state. */
function turnActions(
  scene: Scene,
  {
    tree,
    selection,
    targets: lit,
    chosen,
    fits,
    heldIndex,
    numbers,
    ready: whole,
  }: Omit<Turn, TurnAction | 'canTurn' | 'canTakeFromCourt'>,
  legal: ReadonlySet<string>,
  isSent: boolean,
  select: (selection: Selection) => void,
  make: (move: string) => void,
  onNothing: (x: number, y: number) => void,
): Pick<Turn, TurnAction> {
  const { display } = scene.table;
  const pick = (choice: string) => {
    const isAgain = selection.action === 'area' && selection.path.at(-1) === choice;
    select(isAgain ? turn(tree, selection, 1) : choose(tree, selection, choice));
  };
  const move = () => {
    if (whole !== undefined && !isSent) {
      make(whole);
    }
  };
  return {
    select,
    pick,
    pickNumber: (number) => {
      const land = chosen === undefined ? '' : landAround(scene, chosen.cell);
      const wanted = numbers.find(({ move, north }) => legal.has(move) && (landNumber(north, land) || north) === number);
      if (wanted !== undefined) {
        pick(numberChoice(wanted));
      }
    },
    move,
    takeAction: (action) => {
      const only = moveAt(tree, action, []);
      if (only !== undefined) {
        make(only);
      } else if (selection.action === action) {
        select(NOTHING);
      } else {
        const fitting = action === 'area' ? display.filter((_, i) => fits[i]) : [];
        select(fitting.length === 1 ? hold(fitting[0]!) : start(action));
      }
    },
    takeTile: (index) => select(heldIndex === index ? NOTHING : hold(display[index]!, index)),
    tap: (x, y, cellSize) => {
      const target = targetAt(scene, lit, x, y, cellSize);
      if (isSent) {
        return;
      }
      if (target === undefined) {
        onNothing(x, y);
      } else {
        pick(target.choice);
      }
    },
    enter: (cell) => {
      const here = targetsIn(scene, lit, cell);
      const isHere = chosen !== undefined && chosen.cell.x === cell.x && chosen.cell.y === cell.y;
      if (isHere && here.length <= 1 && whole !== undefined && !isSent) {
        make(whole);
        return;
      }
      // Repeated presses go through the spots of a cell.
      const at = here.findIndex((target) => target.choice === chosen?.choice);
      const next = here[(at + 1) % Math.max(1, here.length)];
      if (next !== undefined) {
        pick(next.choice);
      } else if (!isSent) {
        onNothing(cell.x + 0.5, cell.y + 0.5);
      }
    },
    rotate: (direction) => select(turn(tree, selection, direction)),
    cancel: () => select(back(selection)),
  };
}

function lastPlace({ path }: Selection): { choice: string; cell: Cell } | undefined {
  const choice =
    path.map(destination).find(Boolean) ?? path.findLast((step) => step.startsWith('cell ') || step.startsWith('side '));
  return choice === undefined ? undefined : { choice, cell: parseCell(choice.split(' ')[1]!) };
}
