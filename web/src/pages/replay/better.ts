import type { Cell } from '../../draw/grid';
import type { Preview } from '../../games/caballero/chart/layers';
import type { Scene } from '../../games/caballero/chart/scene';
import { landAround, placeOf } from '../../games/caballero/describe';
import { parseMove as parseCaballero } from '../../games/caballero/moves';
import type { MapArrow } from '../../games/grande/MapMarks';
import { isPlace, parseMove as parseGrande } from '../../games/grande/moves';

/* A turn that would have been better, as it lies on the map. */

/** On the chart: the tiles it would place, and every cell it is about. */
export interface ChartSketch {
  ghosts: Preview[];
  cells: Cell[];
}

/** On El Grande's map: who would go where, and every place it is about. */
export interface MapSketch {
  arrows: MapArrow[];
  places: string[];
}

export function sketchOnChart(scene: Scene, seat: number, moves: readonly string[]): ChartSketch {
  const parsed = moves.map(parseCaballero);
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

export function sketchOnMap(king: string, seat: number, moves: readonly string[]): MapSketch {
  const arrows = new Map<string, MapArrow & { count: number }>();
  const go = (owner: number, from: string, to: string | undefined) => {
    const key = `${owner} ${from} ${to ?? ''}`;
    const count = (arrows.get(key)?.count ?? 0) + 1;
    arrows.set(key, { seat: owner, from, to, label: String(count), isDraft: true, count });
  };
  const places = new Set<string>();
  for (const text of moves) {
    const [word, from = '', to = '', owner = ''] = text.split(' ');
    parseGrande(text)
      .path.filter(isPlace)
      .forEach((place) => places.add(place));
    if (word === 'move') {
      go(Number(owner), from, to);
    } else if (word === 'send') {
      go(Number(to), from, undefined);
    } else if (word === 'king') {
      places.add(king);
    } else if (word === 'recall') {
      go(seat, from, undefined);
    }
  }
  return { arrows: [...arrows.values()], places: [...places] };
}
