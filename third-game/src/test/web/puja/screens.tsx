import type { GameScreens } from '../../table/game';
import { bySource, describe, moveWords, notation, rowsOf, SOURCES } from './moves';
import { PujaMap, type PujaTable } from './PujaMap';
import { PujaPage } from './PujaPage';

/** The table of La Puja and its replays. */
export const screens: GameScreens = {
  Table: PujaPage,
  replay: {
    Map: ({ position, where }) => <PujaMap table={position as PujaTable} lit={where as readonly string[]} />,
    describe,
    moveWords: (_, __, move) => moveWords(move),
    isRoutine: (move) => move === 'open',
    marks: () => [],
    rows: rowsOf,
    bySource: ({ names, sheets }) => ({ sources: SOURCES, points: bySource(sheets, names.length) }),
    ifScored: (position) => [...(position as PujaTable).totals],
  },
  keys: [{ keys: 'U', text: 'help.key.undo' }],
  notation,
  // The map and the log show everything.
  isQuiet: () => true,
  goesOn: () => false,
  reveals: () => false,
};
