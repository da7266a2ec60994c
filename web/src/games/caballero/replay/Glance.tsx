import type { CaballeroTable } from '../../../protocol/types';
import type { GlanceProps } from '../../../table/game';
import { placeOf } from '../scene/describe';
import { parseMove } from '../scene/moves';
import { makeScene } from '../scene/scene';
import { MomentArt } from './MomentArt';

/** The part of the map with the latest action; the whole map if nothing has happened yet. */
export function Glance({ position, log }: GlanceProps) {
  const cell = log
    .filter(({ move }) => move !== '')
    .map(({ move }) => parseMove(move))
    // What was taken back is no longer there to be seen.
    .filter(({ kind }) => kind !== 'take')
    .map(placeOf)
    .findLast((place) => place !== undefined);
  return <MomentArt scene={makeScene(position as CaballeroTable)} cell={cell} evicted={[]} />;
}
