import type { GrandeTable } from '../../protocol/types';
import type { TellMoment } from '../../table/types';
import { isGeneral } from './GrandeShow';
import { tell } from './log';

/** Moves that say nothing by themselves. */
const QUIET = new Set(['end', 'done', 'allow', 'power', 'fetch', 'card', 'special']);

/** Describes a turn by its last sentence about the map; what a card scored counts, a general scoring does not. */
export const tellMoment: TellMoment = ({ before, after, lines, players }) => {
  const told = tell(players, lines).findLast(({ line }) => !QUIET.has(line.move.split(' ')[0]!));
  if (told === undefined) {
    return undefined;
  }
  const scored = lines.flatMap(({ scorings }) => scorings).filter((scoring) => !isGeneral(scoring));
  const then = (before as GrandeTable).courts;
  return {
    words: told.text,
    points: (after as GrandeTable).courts.map(
      (court, seat) =>
        court.ifScoredNow - then[seat]!.ifScoredNow + scored.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    ),
  };
};
