import type { Cell } from '../../draw/grid';
import type { Preview } from './chart/PreviewTile';
import type { Scene } from './chart/scene';
import { placeOf } from './describe';
import { parseMove } from './moves';
import { previewOf } from './preview';

/** A turn that would have been better, drawn on the chart: the tiles it would place, and every cell it is about. */
export interface ChartSketch {
  ghosts: Preview[];
  cells: Cell[];
}

export function sketchOnChart(scene: Scene, seat: number, moves: readonly string[]): ChartSketch {
  return {
    ghosts: moves.flatMap((move) => previewOf(scene, seat, move, false, 0) ?? []),
    cells: moves.flatMap((move) => placeOf(parseMove(move)) ?? []),
  };
}
