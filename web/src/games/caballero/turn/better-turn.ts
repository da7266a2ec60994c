import { type Cell, letterOf, neighbour, SIDES } from '../../../draw/grid';
import { placeOf } from '../scene/describe';
import { type Move, parseMove } from '../scene/moves';
import type { Scene } from '../scene/scene';
import type { PreviewedPiece } from '../sheets/PreviewTile';
import { previewedPiece } from './previewed-piece';

/** A better turn, drawn on the chart: the tiles after it, and all its cells. */
export interface ChartSketch {
  ghosts: PreviewedPiece[];
  cells: Cell[];
}

type GhostTile = Extract<PreviewedPiece, { kind: 'caballero' }>;

export function sketchOnChart(scene: Scene, seat: number, moves: readonly string[]): ChartSketch {
  const parsed = moves.map(parseMove);
  const ghosts = moves.reduce<PreviewedPiece[]>((drawn, text, i) => {
    const ghost = carrying(scene, drawn, parsed[i]!) ?? previewedPiece(scene, seat, text, false, 0);
    return ghost === undefined ? drawn : [...drawn.filter(({ x, y }) => x !== ghost.x || y !== ghost.y), ghost];
  }, []);
  return { ghosts: ghosts.map((ghost) => besideNewLand(ghost, ghosts)), cells: parsed.flatMap((move) => placeOf(move) ?? []) };
}

/** The tile that would carry a ship, a castillo or the grande, or would be turned again, as it would be then. */
function carrying(scene: Scene, drawn: readonly PreviewedPiece[], move: Move): GhostTile | undefined {
  const cell = placeOf(move);
  const isHere = ({ x, y }: Cell) => cell !== undefined && x === cell.x && y === cell.y;
  const ghost = drawn.find((each): each is GhostTile => each.kind === 'caballero' && isHere(each));
  const lying = scene.table.tiles.find(isHere);
  const tile = ghost ?? (lying && { kind: 'caballero' as const, ...lying, sent: false });
  if (tile === undefined) {
    return undefined;
  }
  switch (move.kind) {
    case 'ship':
    case 'sail':
    case 'sailMove':
      return { ...tile, ships: tile.ships + letterOf(move.to.side) };
    case 'castillo':
    case 'castilloMove':
      return { ...tile, castillo: true };
    case 'grande':
      return { ...tile, grande: true };
    case 'raise':
      return { ...tile, north: move.north };
    default:
      return undefined;
  }
}

/** A tile also faces the land that the same turn would place beside it. */
function besideNewLand(ghost: PreviewedPiece, ghosts: readonly PreviewedPiece[]): PreviewedPiece {
  if (ghost.kind === 'area') {
    return ghost;
  }
  const faced = SIDES.filter((side) => {
    const { x, y } = neighbour(ghost, side);
    const area = ghosts.find((other) => other.kind === 'area' && other.x === x && other.y === y);
    return area?.kind === 'area' && area.tile[(side + 2) % 4] === 'L';
  }).map(letterOf);
  return { ...ghost, land: [...new Set([...ghost.land, ...faced])].join('') };
}
