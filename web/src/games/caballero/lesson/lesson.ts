import { type Box, CARD, END, HAND, LAY, type Lesson, type Light, playing } from '../../../table/lesson/lesson';
import expandedRecord from './expanded-record.json';
import record from './lesson-record.json';
import '../text/teaching';

/** An area of the chart on the screen, from one corner cell to the other. */
function cells(x0: number, y0: number, x1: number, y1: number): () => Box | undefined {
  return () => {
    const matrix = document.querySelector<SVGSVGElement>('[data-map] svg')?.getScreenCTM();
    if (matrix === null || matrix === undefined) {
      return undefined;
    }
    const from = new DOMPoint(x0 * 100, y0 * 100).matrixTransform(matrix);
    const to = new DOMPoint(x1 * 100, y1 * 100).matrixTransform(matrix);
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  };
}

const ACTION = (key: string): Light => ({
  show: `[role=toolbar] [aria-keyshortcuts=${key}]`,
  until: `[role=toolbar] [aria-keyshortcuts=${key}][aria-pressed=true]`,
});
const cell = (x: number, y: number): Light => ({ show: cells(x, y, x + 1, y + 1) });
const pin = (x: number, y: number) => cells(x, y, x + 1, y + 1);
const DISPLAY: Light = { show: '[data-part=display]', until: '[data-part=display] [aria-pressed=true]' };
const tileTo = (x: number, y: number, y1 = y + 1): Light => ({ show: cells(x, y, x + 1, y1), also: '[data-part=display]' });

/** How moves are marked. */
const shared: Pick<Lesson, 'controlOf' | 'spotsOf'> = {
  controlOf: (move) => {
    const word = move.split(' ')[0]!;
    return word === 'cab' || word === 'raise' ? 'caballero' : word;
  },
  spotsOf: (move) => {
    const [word, ...rest] = move.split(' ');
    const at = rest.map((part) => /^(-?\d+),(-?\d+)$/.exec(part)).find((found) => found !== null);
    const piece = { power: CARD, area: '[data-part=display] [aria-pressed=true]' }[word!];
    return [...(at ? [pin(Number(at[1]), Number(at[2]))] : []), ...(piece ? [piece] : [])];
  },
};

/** A first game of El Caballero. */
export const lesson: Lesson = {
  game: 'el-caballero',
  players: 2,
  steps: [
    { id: 'chart', rule: 'EC-1.1', ply: 0, task: { kind: 'touch' }, lights: [cell(0, 0)] },
    { id: 'power', rule: 'EC-2.4', ply: 0, task: playing(/^power /, /^power 8$/), lights: [HAND, LAY], controls: 'hand' },
    {
      id: 'supply',
      rule: 'EC-3.1',
      ply: 2,
      task: playing(/^supply$/, /^supply$/),
      lights: [{ show: '[role=toolbar] [aria-keyshortcuts=S]' }],
      controls: 'actions',
      teaches: 'supply',
    },
    {
      id: 'area',
      rule: 'EC-3.5',
      ply: 3,
      task: playing(/^area /, /^area LWWL 1,0$/),
      lights: [DISPLAY, tileTo(1, 0)],
      controls: 'display',
      teaches: 'area',
    },
    {
      id: 'number',
      rule: 'EC-3.10',
      ply: 4,
      task: playing(/^cab 1,-1 /, /^cab 1,-1 7$/),
      lights: [ACTION('C'), cell(1, -1)],
      controls: 'actions',
      teaches: 'caballero',
    },
    { id: 'end', rule: 'EC-3.0', ply: 5, task: playing(/^end$/, /^end$/), lights: [END], controls: 'actions' },
    {
      id: 'tie',
      rule: 'EC-3.13',
      ply: 13,
      task: playing(/^cab 0,2 /, /^cab 0,2 3$/),
      lights: [ACTION('C'), cell(0, 2)],
      controls: 'actions',
      pins: [pin(-1, 1), pin(1, -1)],
    },
    {
      id: 'raise',
      rule: 'EC-3.12',
      ply: 14,
      task: playing(/^raise 1,-1 /, /^raise 1,-1 8$/),
      lights: [ACTION('C'), cell(1, -1)],
      controls: 'actions',
      pins: [pin(1, -1)],
    },
    {
      id: 'evict',
      rule: 'EC-3.8',
      ply: 15,
      task: playing(/^area /, /^area WWLW -1,0$/),
      lights: [DISPLAY, tileTo(-1, 0, 2)],
      controls: 'display',
      pins: [pin(-1, 1)],
    },
    {
      id: 'water',
      rule: 'EC-3.11',
      ply: 24,
      task: playing(/^cab 2,0 /, /^cab 2,0 [1-4]$/),
      lights: [ACTION('C'), cell(2, 0)],
      controls: 'actions',
    },
    {
      id: 'ship',
      rule: 'EC-3.15',
      ply: 25,
      task: playing(/^ship 2,0 W$/, /^ship 2,0 W$/),
      lights: [ACTION('B'), { show: cells(1, 0, 3, 1) }],
      controls: 'actions',
      teaches: 'ship',
    },
    {
      id: 'gold',
      rule: 'EC-4.1',
      ply: 26,
      task: playing(/^area /, /^area LLWWg -1,1$/),
      lights: [DISPLAY, tileTo(-1, 1)],
      controls: 'display',
    },
    {
      id: 'castillo',
      rule: 'EC-3.16',
      ply: 27,
      task: playing(/^castillo /, /^castillo 1,-1$/),
      lights: [ACTION('K'), cell(1, -1)],
      controls: 'actions',
      pins: [pin(1, -1)],
      teaches: 'castillo',
    },
    {
      id: 'take',
      rule: 'EC-3.19',
      ply: 40,
      task: playing(/^take 1,-1$/, /^take 1,-1$/),
      lights: [ACTION('T'), cell(1, -1)],
      controls: 'actions',
      pins: [pin(1, -1)],
      teaches: 'take',
    },
    {
      id: 'lead',
      rule: 'EC-3.14',
      ply: 41,
      task: playing(/^cab 2,1 /, /^cab 2,1 [5678]$/),
      lights: [ACTION('C'), cell(2, 1)],
      controls: 'actions',
      pins: [pin(1, 2)],
    },
    { id: 'scoring', rule: 'EC-4.2', ply: 42, task: { kind: 'scoring' }, lights: [], teaches: 'move' },
    { id: 'round', rule: 'EC-2.5', ply: 44, task: { kind: 'round' }, lights: [] },
  ],
  parts: [
    { id: 'islands', first: 'chart', minutes: 2 },
    { id: 'caballeros', first: 'number', minutes: 3 },
    { id: 'sea', first: 'water', minutes: 2 },
    { id: 'play', first: 'take', minutes: 4 },
  ],
  short: ['area', 'number', 'tie', 'evict', 'ship', 'castillo'],
  record,
  ...shared,
};

/** The expanded game, for players who know the basic one: each step is a position of one game. */
export const expanded: Lesson = {
  game: 'el-caballero',
  players: 2,
  isShort: true,
  variant: 'expanded',
  steps: [
    {
      id: 'enclosed',
      rule: 'EC-5.2',
      ply: 9,
      task: playing(/^area /, /^area WLWL 1,-1$/),
      lights: [DISPLAY, tileTo(1, -1)],
      controls: 'display',
      pins: [pin(1, 0)],
    },
    {
      id: 'governor',
      rule: 'EC-5.3',
      ply: 10,
      task: playing(/^governor /, /^governor 1,-1 S$/),
      lights: [ACTION('G'), { show: cells(1, -1, 2, 1) }],
      controls: 'actions',
      teaches: 'governor',
    },
    {
      id: 'governedWater',
      rule: 'EC-5.4',
      ply: 11,
      task: playing(/^ship /, /^ship 1,-1 S$/),
      lights: [ACTION('B'), { show: cells(1, -1, 2, 1) }],
      controls: 'actions',
    },
    { id: 'grandeTile', rule: 'EC-5.6', ply: 28, task: { kind: 'touch' }, lights: [cell(1, 1)], pins: [pin(1, 1)] },
    { id: 'scorings', rule: 'EC-5.1', ply: 57, task: { kind: 'scoring' }, lights: [] },
    {
      id: 'grande',
      rule: 'EC-5.5',
      ply: 78,
      task: playing(/^grande /, /^grande 3,2$/),
      lights: [ACTION('D'), cell(3, 2)],
      controls: 'actions',
      pins: [pin(3, 2)],
      teaches: 'grande',
    },
    {
      id: 'fill',
      rule: 'EC-3.20',
      ply: 104,
      task: playing(/^area /, /^area WLWL 0,3$/),
      lights: [DISPLAY, tileTo(0, 3)],
      controls: 'display',
      pins: [pin(0, 3)],
    },
    { id: 'expandedRound', rule: 'EC-5.1', ply: 109, task: { kind: 'round' }, lights: [] },
  ],
  parts: [],
  short: [],
  record: expandedRecord,
  ...shared,
};
