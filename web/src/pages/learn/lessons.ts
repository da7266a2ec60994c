import { named } from '../../text/say';
import type { GameId } from '../../ui/route';

/*
 * The lessons: a game that is written down beside this file, cut into steps. At each step the table stands after so many moves of it; the
 * learner does one thing, and what comes before the next step is played by the script.
 */

/** What is lit until something else is there: one of the screen's parts, or cells of the chart from one corner to the other. */
export interface Light {
  show: string | { x0: number; y0: number; x1: number; y1: number };
  /** A part of the screen that is lit besides: where one can change one's mind. */
  also?: string;
  /** A part of the screen whose appearing ends this light; the last one stays. */
  until?: string;
}

export type Task =
  /** Touching what is lit. */
  | { kind: 'touch' }
  /** Playing a move; both are patterns of moves. */
  | { kind: 'play'; offer: RegExp; accept: RegExp }
  /** Playing freely until the round has been scored and the scoring been seen. */
  | { kind: 'scoring' }
  /** Playing freely against a bot until the next round begins. */
  | { kind: 'round' };

export interface Step {
  /** Of the texts `learn.<game>.<id>.title`, `.text`, `.todo` and, where something can go wrong, `.wrong`. */
  id: string;
  /** The rule that it plays. */
  rule: string;
  /** After how many moves of the record it begins. */
  ply: number;
  task: Task;
  lights: readonly Light[];
  /** The control of the turn bar that it teaches. */
  teaches?: string;
}

export interface Lesson {
  game: GameId;
  players: number;
  steps: readonly Step[];
}

const ACTION = (key: string): Light => ({ show: `.ab[aria-keyshortcuts=${key}]`, until: `.ab.on[aria-keyshortcuts=${key}]` });
const cell = (x: number, y: number): Light => ({ show: { x0: x, y0: y, x1: x + 1, y1: y + 1 } });
const HAND: Light = { show: '.tray.hand', until: '.hc.sel' };
const LAY: Light = { show: '.bids .fin', also: '.tray.hand' };
const DISPLAY: Light = { show: '.tray.display', until: '.dt.sel' };
const tileTo = (x: number, y: number, y1 = y + 1): Light => ({ show: { x0: x, y0: y, x1: x + 1, y1 }, also: '.tray.display' });
const END: Light = { show: '.fin .end' };

const play = (offer: RegExp, accept: RegExp): Task => ({ kind: 'play', offer, accept });

const CABALLERO: Lesson = {
  game: 'el-caballero',
  players: 2,
  steps: [
    { id: 'chart', rule: 'EC-1.1', ply: 0, task: { kind: 'touch' }, lights: [cell(0, 0)] },
    { id: 'power', rule: 'EC-2.4', ply: 0, task: play(/^power /, /^power 8$/), lights: [HAND, LAY] },
    {
      id: 'supply',
      rule: 'EC-3.1',
      ply: 2,
      task: play(/^supply$/, /^supply$/),
      lights: [{ show: '.ab[aria-keyshortcuts=S]' }],
      teaches: 'supply',
    },
    {
      id: 'area',
      rule: 'EC-3.5',
      ply: 3,
      task: play(/^area /, /^area LWWL 1,0$/),
      lights: [DISPLAY, tileTo(1, 0)],
      teaches: 'area',
    },
    {
      id: 'number',
      rule: 'EC-3.10',
      ply: 4,
      task: play(/^cab 1,-1 /, /^cab 1,-1 7$/),
      lights: [ACTION('C'), cell(1, -1)],
      teaches: 'caballero',
    },
    { id: 'end', rule: 'EC-3.0', ply: 5, task: play(/^end$/, /^end$/), lights: [END] },
    { id: 'tie', rule: 'EC-3.13', ply: 13, task: play(/^cab 0,2 /, /^cab 0,2 3$/), lights: [ACTION('C'), cell(0, 2)] },
    { id: 'raise', rule: 'EC-3.12', ply: 14, task: play(/^raise 1,-1 /, /^raise 1,-1 8$/), lights: [ACTION('C'), cell(1, -1)] },
    { id: 'evict', rule: 'EC-3.8', ply: 15, task: play(/^area /, /^area WWLW -1,0$/), lights: [DISPLAY, tileTo(-1, 0, 2)] },
    { id: 'water', rule: 'EC-3.11', ply: 24, task: play(/^cab 2,0 /, /^cab 2,0 [1-4]$/), lights: [ACTION('C'), cell(2, 0)] },
    {
      id: 'ship',
      rule: 'EC-3.15',
      ply: 25,
      task: play(/^ship 2,0 W$/, /^ship 2,0 W$/),
      lights: [ACTION('B'), { show: { x0: 1, y0: 0, x1: 3, y1: 1 } }],
      teaches: 'ship',
    },
    { id: 'gold', rule: 'EC-4.1', ply: 26, task: play(/^area /, /^area LLWWg -1,1$/), lights: [DISPLAY, tileTo(-1, 1)] },
    {
      id: 'castillo',
      rule: 'EC-3.16',
      ply: 27,
      task: play(/^castillo /, /^castillo 1,-1$/),
      lights: [ACTION('K'), cell(1, -1)],
      teaches: 'castillo',
    },
    {
      id: 'take',
      rule: 'EC-3.19',
      ply: 40,
      task: play(/^take 1,-1$/, /^take 1,-1$/),
      lights: [ACTION('T'), cell(1, -1)],
      teaches: 'take',
    },
    { id: 'lead', rule: 'EC-3.14', ply: 41, task: play(/^cab 2,1 /, /^cab 2,1 [5678]$/), lights: [ACTION('C'), cell(2, 1)] },
    { id: 'scoring', rule: 'EC-4.2', ply: 42, task: { kind: 'scoring' }, lights: [], teaches: 'move' },
    { id: 'round', rule: 'EC-2.5', ply: 44, task: { kind: 'round' }, lights: [] },
  ],
};

const place = (code: string): Light => ({ show: `path[data-place=${code}]` });
const SPECIAL: Light = { show: '.halves button.half' };

const GRANDE: Lesson = {
  game: 'el-grande',
  players: 3,
  steps: [
    { id: 'king', rule: 'EG-3.5', ply: 0, task: { kind: 'touch' }, lights: [place('Old')] },
    { id: 'power', rule: 'EG-2.4', ply: 0, task: play(/^power /, /^power 9$/), lights: [HAND, LAY] },
    { id: 'card', rule: 'EG-3.2', ply: 3, task: play(/^card /, /^card 4$/), lights: [{ show: '.cards' }] },
    { id: 'place', rule: 'EG-3.4', ply: 4, task: play(/^place /, /^place New$/), lights: [place('New')] },
    { id: 'castillo', rule: 'EG-3.6', ply: 5, task: play(/^place /, /^place Cas$/), lights: [place('Cas')] },
    { id: 'special', rule: 'EG-3.3', ply: 8, task: play(/^special$/, /^special$/), lights: [SPECIAL] },
    { id: 'adviser', rule: 'EG-4.9', ply: 9, task: play(/^king /, /^king New$/), lights: [place('New')] },
    { id: 'end', rule: 'EG-2.3', ply: 10, task: play(/^end$/, /^end$/), lights: [END] },
    { id: 'home', rule: 'EG-5.3', ply: 26, task: play(/^place /, /^place Sev$/), lights: [place('Sev')] },
    { id: 'takeVeto', rule: 'EG-4.15', ply: 28, task: play(/^special$/, /^special$/), lights: [SPECIAL] },
    { id: 'veto', rule: 'EG-4.17', ply: 45, task: play(/^(veto|allow)$/, /^veto$/), lights: [{ show: '.vstrip' }] },
    {
      id: 'board',
      rule: 'EG-4.8',
      ply: 55,
      task: play(/^board /, /^board high Sev$/),
      lights: [{ show: '.gmapbox', until: ':is(.pop, .sheetbox)' }, place('Sev')],
    },
    { id: 'disk', rule: 'EG-4.16', ply: 61, task: play(/^disk /, /^disk Sev$/), lights: [{ show: '.secretp' }] },
    { id: 'scoring', rule: 'EG-5.4', ply: 62, task: { kind: 'scoring' }, lights: [] },
    { id: 'round', rule: 'EG-5.1', ply: 62, task: { kind: 'round' }, lights: [] },
  ],
};

export const LESSONS: Record<GameId, Lesson> = { 'el-caballero': CABALLERO, 'el-grande': GRANDE };

/** The game as it is written down, to be taken over by a table. */
export interface LessonRecord {
  moves: readonly { seat: number; move: string }[];
  scorings: readonly { round: number; points: readonly number[] }[];
  totals: readonly number[];
}

/** A step's text, of which a lesson need not have all. */
export function stepText(game: GameId, id: string, part: 'title' | 'text' | 'todo' | 'wrong'): string {
  return named(`learn.${game}.${id}.${part}`);
}

/** The step that plays a rule, from 1. */
export function lessonStep(game: GameId, rule: string): { number: number; title: string } | undefined {
  const { steps } = LESSONS[game];
  const index = steps.findIndex((step) => step.rule === rule);
  return index < 0 ? undefined : { number: index + 1, title: stepText(game, steps[index]!.id, 'title') };
}

/** In which step a control is taught, from 1. */
export function taughtIn(lesson: Lesson, control: string): number | undefined {
  const index = lesson.steps.findIndex((step) => step.teaches === control);
  return index < 0 ? undefined : index + 1;
}
