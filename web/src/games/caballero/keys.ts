/** What keys do at the table, for its help. */
export const keys = [
  { keys: '1–5', text: 'help.key.tile' },
  { keys: 'S A C B K M T', text: 'help.key.actions' },
  { keys: 'G D', text: 'help.key.expanded' },
  { keys: 'R Q', text: 'help.key.turn' },
  { keys: 'Enter', text: 'help.key.confirm' },
  { keys: 'Esc', text: 'help.key.cancel' },
  { keys: 'N P', text: 'help.key.target' },
  { keys: 'U', text: 'help.key.undo' },
  { keys: 'E', text: 'help.key.end' },
  { keys: 'V', text: 'help.key.overlay' },
  { keys: '+ − 0', text: 'help.key.zoom' },
  { keys: 'L H', text: 'help.key.panels' },
  { keys: 'Shift P', text: 'help.key.cards' },
  { keys: '?', text: 'help.key.help' },
];
