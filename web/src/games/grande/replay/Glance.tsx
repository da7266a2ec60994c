import type { GrandeTable } from '../../../protocol/types';
import type { GlanceProps } from '../../../table/game';
import { placesOf } from '../words/words';
import { MomentArt } from './MomentArt';

/** The part of the map where something happened last; all of it before anything has. */
export function Glance({ position, log }: GlanceProps) {
  const places = log.map(({ move }) => placesOf(move)).findLast((found) => found.length > 0) ?? [];
  return <MomentArt table={position as GrandeTable} places={places.slice(-1)} />;
}
