import type { MapArrow } from './MapMarks';
import { isPlace, parseMove } from './moves';

/** A turn that would have been better, drawn on the map: who would go where, and every place it is about. */
export interface MapSketch {
  arrows: MapArrow[];
  places: string[];
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
    parseMove(text)
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
