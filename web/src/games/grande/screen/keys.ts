import '../text';

/** What keys do at the table, for its help. */
export const keys = [
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
