import type { GrandeTable } from '../../../protocol/types';
import type { GameGlance, GlanceProps } from '../../../table/game';
import { plural } from '../text';
import { placesOf } from '../words/words';
import { MomentArt } from './MomentArt';

/** The part of the map with the latest action; the whole map before the first one. */
function Glance({ position, log }: GlanceProps) {
  const places = log.map(({ move }) => placesOf(move)).findLast((found) => found.length > 0) ?? [];
  return <MomentArt table={position as GrandeTable} places={places.slice(-1)} />;
}

const TASKS = { move: 'eg.puzzle.move', send: 'eg.puzzle.send', place: 'eg.puzzle.place' } as const;

function isTask(word: string): word is keyof typeof TASKS {
  return word in TASKS;
}

/** The task of a puzzle: caballeros to move, send home or place. */
export const task: GameGlance['task'] = (word, rival, steps) =>
  plural(TASKS[isTask(word) ? word : 'move'], steps, { name: rival });

export const glance: GameGlance = { Glance, task };
