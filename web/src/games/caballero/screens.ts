import type { GameScreens } from '../../table/game';
import { coaching, tips } from './lesson/tips';
import { puzzle } from './replay/puzzle';
import { replay } from './replay/replay';
import { isQuiet } from './scene/log';
import { notation } from './scene/notation';
import { CaballeroPage } from './screen/CaballeroPage';
import './text';

/** The keys of the table, for its help. */
const keys = [
  { keys: '1–5', text: 'ec.key.tile' },
  { keys: '1–8', text: 'ec.key.number' },
  { keys: 'S A C B K M T', text: 'ec.key.actions' },
  { keys: 'G D', text: 'ec.key.expanded' },
  { keys: 'R Q', text: 'ec.key.turn' },
  { keys: 'Enter', text: 'help.key.confirm' },
  { keys: 'Esc', text: 'help.key.cancel' },
  { keys: 'N P', text: 'help.key.target' },
  { keys: 'U', text: 'help.key.undo' },
  { keys: 'E', text: 'help.key.end' },
  { keys: 'V', text: 'ec.key.overlay' },
  { keys: 'X', text: 'ec.key.danger' },
  { keys: '+ − 0', text: 'ec.key.zoom' },
  { keys: 'Space → Esc F', text: 'help.key.follow' },
  { keys: 'I Y', text: 'help.key.hint' },
  { keys: 'W', text: 'help.key.recap' },
  { keys: 'L H', text: 'help.key.panels' },
  { keys: 'Shift P', text: 'help.key.cards' },
  { keys: '?', text: 'help.key.help' },
];

/** The table of El Caballero and its replays. */
export const screens: GameScreens = {
  Table: CaballeroPage,
  replay,
  puzzle,
  coaching,
  tips,
  keys,
  notation,
  isQuiet: ({ move }) => isQuiet(move),
  goesOn: () => false,
  reveals: () => false,
};
