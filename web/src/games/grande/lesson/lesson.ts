import { CARD, END, HAND, LAY, type Lesson, type Light, playing, type Spot } from '../../../table/lesson/lesson';
import record from './lesson-record.json';
import '../text/teaching';

const place = (code: string): Light => ({ show: `path[data-place=${code}]` });
/** On a phone, the choices before a place are here; elsewhere they are on the map. */
const CHOOSERS = '[data-part=choosing]';
const SPECIAL: Light = { show: 'button[aria-keyshortcuts=S]' };

/** A first game of El Grande. */
export const lesson: Lesson = {
  game: 'el-grande',
  players: 3,
  steps: [
    { id: 'king', rule: 'EG-3.5', ply: 0, task: { kind: 'touch' }, lights: [place('Old')] },
    { id: 'power', rule: 'EG-2.4', ply: 0, task: playing(/^power /, /^power 9$/), lights: [HAND, LAY], controls: 'hand' },
    {
      id: 'card',
      rule: 'EG-3.2',
      ply: 3,
      task: playing(/^card /, /^card 4$/),
      lights: [{ show: '[data-part=cards]' }],
      controls: 'cards',
    },
    { id: 'place', rule: 'EG-3.4', ply: 4, task: playing(/^place /, /^place New$/), lights: [place('New')] },
    { id: 'castillo', rule: 'EG-3.6', ply: 5, task: playing(/^place /, /^place Cas$/), lights: [place('Cas')] },
    { id: 'special', rule: 'EG-3.3', ply: 8, task: playing(/^special$/, /^special$/), lights: [SPECIAL], controls: 'actions' },
    { id: 'adviser', rule: 'EG-4.9', ply: 9, task: playing(/^king /, /^king New$/), lights: [place('New')] },
    { id: 'end', rule: 'EG-2.3', ply: 10, task: playing(/^end$/, /^end$/), lights: [END], controls: 'actions' },
    { id: 'home', rule: 'EG-5.3', ply: 26, task: playing(/^place /, /^place Sev$/), lights: [place('Sev')] },
    {
      id: 'takeVeto',
      rule: 'EG-4.15',
      ply: 28,
      task: playing(/^special$/, /^special$/),
      lights: [SPECIAL],
      controls: 'actions',
    },
    {
      id: 'veto',
      rule: 'EG-4.17',
      ply: 45,
      task: playing(/^(veto|allow)$/, /^veto$/),
      lights: [{ show: '[role=alertdialog]' }],
    },
    {
      id: 'board',
      rule: 'EG-4.8',
      ply: 55,
      task: playing(/^board /, /^board high Sev$/),
      lights: [
        { show: '[data-map]', also: CHOOSERS, until: '[data-part=asking]' },
        { ...place('Sev'), also: CHOOSERS },
      ],
      controls: 'actions',
    },
    {
      id: 'disk',
      rule: 'EG-4.16',
      ply: 61,
      task: playing(/^disk /, /^disk Gra$/),
      lights: [{ show: '[data-part=disk]' }],
      controls: 'actions',
    },
    { id: 'scoring', rule: 'EG-5.4', ply: 62, task: { kind: 'scoring' }, lights: [], follows: true },
    { id: 'round', rule: 'EG-5.1', ply: 62, task: { kind: 'round' }, lights: [] },
  ],
  parts: [
    { id: 'king', first: 'king', minutes: 3 },
    { id: 'actions', first: 'special', minutes: 4 },
    { id: 'scoring', first: 'disk', minutes: 4 },
  ],
  short: ['king', 'card', 'castillo', 'special', 'veto', 'disk'],
  record,
  controlOf: (move) => move.split(' ')[0]!,
  spotsOf: (move) => {
    const [word, ...rest] = move.split(' ');
    const last = rest.at(-1) ?? '';
    const pieces: Partial<Record<string, Spot>> = {
      power: CARD,
      card: `[data-part=cards] [aria-keyshortcuts="${last}"]`,
      disk: '[data-part=disk] [aria-checked=true]',
      allow: '[role=alertdialog] [aria-keyshortcuts=A]',
    };
    const piece = pieces[word!];
    return piece === undefined ? [`path[data-place=${last}]`] : [piece];
  },
};
