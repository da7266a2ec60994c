import { sameTile } from '../../../draw/grid';
import { displaySeeds } from '../draw/land';
import { landAround } from '../scene/describe';
import { parseMove } from '../scene/moves';
import type { Scene } from '../scene/scene';
import type { PreviewedPiece } from '../sheets/PreviewTile';

/** How the map shows a move before it is played. */
export function previewedPiece(
  scene: Scene,
  seat: number,
  text: string | undefined,
  sent: boolean,
  seed: number | undefined,
): PreviewedPiece | undefined {
  if (text === undefined) {
    return undefined;
  }
  const move = parseMove(text);
  switch (move.kind) {
    case 'area':
      return { kind: 'area', ...move.cell, tile: move.tile, seed: seed ?? fallbackSeed(scene, move.tile), sent };
    case 'cab':
      return {
        kind: 'caballero',
        ...move.cell,
        seat,
        north: move.north,
        land: landAround(scene, move.cell),
        ships: '',
        castillo: false,
        grande: move.grande,
        sent,
      };
    case 'raise': {
      const tile = scene.table.tiles.find(({ x, y }) => x === move.cell.x && y === move.cell.y);
      return tile && { kind: 'caballero', ...tile, north: move.north, sent };
    }
    default:
      return undefined;
  }
}

/** A tile that is no longer selected, because its move has been sent. */
function fallbackSeed(scene: Scene, tile: string): number {
  const index = displayIndex(scene.table.display, tile);
  return index < 0 ? 0 : displaySeeds(scene.table.areas, scene.table.display)[index]!;
}

/** The first tile of the display that equals a tile; any of the equal ones will do. */
export function displayIndex(display: readonly string[], tile: string): number {
  return display.findIndex((other) => sameTile(other, tile));
}
