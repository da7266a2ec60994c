import type { GameScreens } from '../../table/game';
import { keys } from './keys';
import { isQuiet } from './log';
import { replay } from './replay';
import { sounds } from './sounds';
import { TablePage } from './TablePage';
import { tips } from './tips';

/** The table of El Grande and its replays. */
export const screens: GameScreens = {
  Table: TablePage,
  replay,
  tips,
  keys,
  sounds,
  isQuiet,
  reveals: ({ move }) => move.startsWith('disk '),
};
