import text from '../../../../../rules/src/main/resources/hidalgo/rules/caballero/reconstructed.tiles';
import { readTiles, type TileSet } from './tile-set';

const found = readTiles(text);
if ('problem' in found) {
  throw new Error(found.problem.key);
}

/** The set that Hidalgo plays with (EC-1.2). */
const reconstructed: TileSet = found.set;
export default reconstructed;
