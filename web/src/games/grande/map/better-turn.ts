import { isPlace, parseMove } from '../words/moves';
import type { MapGhost } from './MapGhosts';
import type { MapArrow } from './MapMarks';

/** A better turn, drawn on the map: the moved pieces, and all its places. */
export interface MapSketch {
  arrows: MapArrow[];
  places: string[];
  /** The pieces that would come to a place from elsewhere. */
  ghosts: MapGhost[];
}

export function sketchOnMap(king: string, seat: number, moves: readonly string[]): MapSketch {
  const arrows = new Map<string, MapArrow & { count: number }>();
  const go = (owner: number, from: string, to: string | undefined) => {
    const key = `${owner} ${from} ${to ?? ''}`;
    const count = (arrows.get(key)?.count ?? 0) + 1;
    arrows.set(key, { seat: owner, from, to, label: String(count), isDraft: true, count });
  };
  const ghosts = new Map<string, MapGhost>();
  const come = (piece: MapGhost['piece'], place: string) => {
    const count = (ghosts.get(`${piece} ${place}`)?.count ?? 0) + 1;
    ghosts.set(`${piece} ${place}`, { piece, seat, place, count });
  };
  const places = new Set<string>();
  for (const text of moves) {
    const [word, from = '', to = '', owner = ''] = text.split(' ');
    parseMove(text)
      .path.filter(isPlace)
      .forEach((place) => places.add(place));
    if (word === 'move') {
      go(Number(owner), from, to);
    } else if (word === 'send') {
      go(Number(to), from, undefined);
    } else if (word === 'king') {
      places.add(king);
      come('king', from);
    } else if (word === 'recall') {
      go(seat, from, undefined);
    } else if (word === 'place') {
      come('caballero', from);
    } else if (word === 'grande') {
      come('grande', from);
    }
  }
  return { arrows: [...arrows.values()], places: [...places], ghosts: [...ghosts.values()] };
}
