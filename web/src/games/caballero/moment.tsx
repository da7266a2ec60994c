import type { CaballeroTable } from '../../protocol/types';
import type { TellMoment } from '../../table/types';
import { makeScene } from './chart/scene';
import { placeOf } from './describe';
import { logLine } from './log';
import { MomentArt } from './MomentArt';
import { parseMove } from './moves';

/** Describes a turn by the last thing that was placed in it, which says most. */
export const tellMoment: TellMoment = (position, lines, players) => {
  const line = lines.findLast(({ move }) => move !== '' && placeOf(parseMove(move)) !== undefined) ?? lines.at(-1);
  const scene = makeScene(position as CaballeroTable);
  return {
    words: line && logLine(scene.table.areas, players, line).text,
    picture: <MomentArt scene={scene} cell={line && placeOf(parseMove(line.move))} />,
  };
};
