import type { CaballeroTable } from '../../../protocol/types';
import type { GameGlance, GlanceProps } from '../../../table/game';
import { placeOf } from '../scene/describe';
import { parseMove } from '../scene/moves';
import { makeScene } from '../scene/scene';
import { t } from '../text';
import { MomentArt } from './MomentArt';

/** The part of the map with the latest action; the whole map before the first one. */
function Glance({ position, log }: GlanceProps) {
  const cell = log
    .filter(({ move }) => move !== '')
    .map(({ move }) => parseMove(move))
    // A taken-back tile is no longer on the map.
    .filter(({ kind }) => kind !== 'take')
    .map(placeOf)
    .findLast((place) => place !== undefined);
  return <MomentArt scene={makeScene(position as CaballeroTable)} cell={cell} evicted={[]} />;
}

/** The task of a puzzle: one area tile, or one caballero tile. */
export const task: GameGlance['task'] = (word, rival) =>
  t(word === 'area' ? 'ec.puzzle.area' : 'ec.puzzle.cab', { name: rival });

export const glance: GameGlance = { Glance, task };
