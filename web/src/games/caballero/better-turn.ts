import type { Cell } from '../../draw/grid';
import type { Preview } from './chart/PreviewTile';
import type { Scene } from './chart/scene';
import { landAround, placeOf } from './describe';
import { parseMove } from './moves';

/** A turn that would have been better, drawn on the chart: the tiles it would place, and every cell it is about. */
export interface ChartSketch {
  ghosts: Preview[];
  cells: Cell[];
}

export function sketchOnChart(scene: Scene, seat: number, moves: readonly string[]): ChartSketch {
  const parsed = moves.map(parseMove);
  const ghosts = parsed.flatMap((move): Preview[] => {
    switch (move.kind) {
      case 'area':
        return [{ kind: 'area', ...move.cell, tile: move.tile, seed: 0, sent: false }];
      case 'cab':
        return [
          {
            kind: 'caballero',
            ...move.cell,
            seat,
            north: move.north,
            land: landAround(scene, move.cell),
            ships: '',
            castillo: false,
            grande: move.grande,
            sent: false,
          },
        ];
      case 'raise': {
        const tile = scene.table.tiles.find(({ x, y }) => x === move.cell.x && y === move.cell.y);
        return tile === undefined ? [] : [{ kind: 'caballero', ...tile, north: move.north, sent: false }];
      }
      default:
        return [];
    }
  });
  return { ghosts, cells: parsed.flatMap((move) => placeOf(move) ?? []) };
}
