import type { CaballeroTable } from '../../protocol/types';
import type { TellMoment } from '../../table/types';
import { makeScene } from './chart/scene';
import { placeOf } from './describe';
import { logLine } from './log';
import { MomentArt } from './MomentArt';
import { parseMove } from './moves';

/** Describes a turn by the last thing that was placed in it, which says most. */
export const tellMoment: TellMoment = ({ before, after, lines, players }) => {
  const line = lines.findLast(({ move }) => move !== '' && placeOf(parseMove(move)) !== undefined);
  if (line === undefined) {
    return undefined;
  }
  const scene = makeScene(after as CaballeroTable);
  const { courts } = before as CaballeroTable;
  return {
    words: logLine(scene.table.areas, players, line).text,
    picture: <MomentArt scene={scene} cell={placeOf(parseMove(line.move))} />,
    points: scene.table.courts.map((court, seat) => court.ifScoredNow - courts[seat]!.ifScoredNow),
  };
};
