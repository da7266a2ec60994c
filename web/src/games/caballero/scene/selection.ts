import { rotated, sidesOf, symbolOf } from '../../../draw/grid';
import { type Action, type Choice, choicesAt, type MoveTree, moveAt, tileChoice } from './moves';

/* The player's selection on the way to a move: an action of the turn bar, the choices so far and, for an area tile, its
   rotation. Pure: every step returns a new selection, and the highlights follow from the selection and the legal moves. */

export interface Selection {
  readonly action: Action | undefined;
  readonly path: readonly Choice[];
  /** The rotation of the selected area tile: its four sides. */
  readonly sides: string;
  /** The slot of the held tile, where the display has equal tiles. */
  readonly slot?: number | undefined;
}

export const NOTHING: Selection = { action: undefined, path: [], sides: '' };

/** Selects an action. */
export function start(action: Action): Selection {
  return { action, path: [], sides: '' };
}

/** Selects a tile in the display's orientation; the first of equal ones if no slot is given. */
export function hold(tile: string, slot?: number): Selection {
  return { action: 'area', path: [tileChoice(tile)], sides: sidesOf(tile), slot };
}

/** Makes a choice. A choice for an earlier step replaces it: another cell moves the preview there. */
export function choose(tree: MoveTree, selection: Selection, choice: Choice): Selection {
  const { action } = selection;
  if (action === undefined) {
    return selection;
  }
  for (let keep = selection.path.length; keep >= 0; keep--) {
    const path = selection.path.slice(0, keep);
    if (choicesAt(tree, action, path).includes(choice)) {
      return settled(tree, { ...selection, path: [...path, choice] });
    }
  }
  return selection;
}

/**
 * A previewed area tile keeps its rotation if it fits, otherwise it takes the fitting rotation with the fewest turns to the
 * right.
 */
function settled(tree: MoveTree, selection: Selection): Selection {
  if (selection.action !== 'area' || selection.path.length !== 2) {
    return selection;
  }
  const fits = choicesAt(tree, 'area', selection.path);
  for (let turns = 0; turns < 4; turns++) {
    const sides = rotated(selection.sides, turns);
    if (fits.includes(`turn ${sides}`)) {
      return { ...selection, sides };
    }
  }
  return selection;
}

/** Turns the selected tile; a previewed one goes to its next fitting rotation. */
export function turn(tree: MoveTree, selection: Selection, direction: 1 | -1): Selection {
  if (selection.action !== 'area' || selection.path.length === 0) {
    return selection;
  }
  const previewed = selection.path.length === 2;
  for (let turns = 1; turns <= 4; turns++) {
    const sides = rotated(selection.sides, turns * direction);
    if (sides !== selection.sides && (!previewed || choicesAt(tree, 'area', selection.path).includes(`turn ${sides}`))) {
      return { ...selection, sides };
    }
  }
  return selection;
}

/** Goes one step back; from the first step the action is deselected. */
export function back(selection: Selection): Selection {
  if (selection.path.length === 0) {
    return NOTHING;
  }
  return { ...selection, path: selection.path.slice(0, -1) };
}

/** The complete move, if the selection is one. */
export function ready(tree: MoveTree, selection: Selection): string | undefined {
  const { action, path, sides } = selection;
  if (action === undefined) {
    return undefined;
  }
  return moveAt(tree, action, action === 'area' && path.length === 2 ? [...path, `turn ${sides}`] : path);
}

export interface Target {
  readonly choice: Choice;
  /** `turn`: the selected tile fits there only in another rotation. */
  readonly state: 'now' | 'turn';
}

/** The highlights on the map. During a preview, the other targets of its step stay highlighted. */
export function targets(tree: MoveTree, selection: Selection): Target[] {
  const { action, path, sides } = selection;
  if (action === undefined) {
    return [];
  }
  const onMap = (choices: Choice[]) => choices.filter((choice) => choice.startsWith('cell ') || choice.startsWith('side '));
  let at = path;
  let choices = onMap(choicesAt(tree, action, at));
  while (choices.length === 0 && at.length > 0) {
    at = at.slice(0, -1);
    choices = onMap(choicesAt(tree, action, at));
  }
  return choices.map((choice) => ({
    choice,
    state: action !== 'area' || moveAt(tree, action, [...at, choice, `turn ${sides}`]) !== undefined ? 'now' : 'turn',
  }));
}

/** The rotations that fit at the preview's cell. */
export function rotations(tree: MoveTree, selection: Selection): number {
  return selection.action === 'area' && selection.path.length === 2 ? choicesAt(tree, 'area', selection.path).length : 0;
}

/** The tiles of the display that fit somewhere. */
export function fittingTiles(tree: MoveTree, display: readonly string[]): boolean[] {
  const fits = new Set(choicesAt(tree, 'area', []));
  return display.map((tile) => fits.has(tileChoice(tile)));
}

/** The selected tile in its rotation. */
export function heldTile(selection: Selection): string | undefined {
  const [first] = selection.path;
  if (selection.action !== 'area' || first === undefined) {
    return undefined;
  }
  return selection.sides + symbolOf(first.slice('tile '.length));
}
