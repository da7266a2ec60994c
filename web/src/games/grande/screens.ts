import type { GameScreens } from '../../table/game';
import { coaching, tips } from './lesson/tips';
import { puzzle } from './replay/puzzle';
import { replay } from './replay/replay';
import { GrandePage } from './screen/GrandePage';
import { continues, isUntold } from './words/log';
import { notation } from './words/notation';
import './text';

/** The keys of the table, for its help. */
const keys = [
  { keys: '1–5', text: 'eg.key.card' },
  { keys: 'S', text: 'eg.key.special' },
  { keys: 'R Q', text: 'eg.key.disk' },
  { keys: 'V A', text: 'eg.key.veto' },
  { keys: 'Enter', text: 'help.key.confirm' },
  { keys: 'Esc', text: 'help.key.cancel' },
  { keys: 'N P', text: 'help.key.target' },
  { keys: 'U', text: 'help.key.undo' },
  { keys: 'E', text: 'help.key.end' },
  { keys: 'Space → Esc F', text: 'help.key.follow' },
  { keys: 'I Y', text: 'help.key.hint' },
  { keys: 'W', text: 'help.key.recap' },
  { keys: 'L H', text: 'help.key.panels' },
  { keys: 'Shift P', text: 'help.key.cards' },
  { keys: '?', text: 'help.key.help' },
];

/** The table of El Grande and its replays. */
export const screens: GameScreens = {
  Table: GrandePage,
  replay,
  puzzle,
  coaching,
  tips,
  keys,
  notation,
  isQuiet: isUntold,
  goesOn: continues,
  reveals: ({ move }) => move.startsWith('disk '),
};
