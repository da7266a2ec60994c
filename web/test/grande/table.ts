import type { GrandeTable, LogLine } from '../../src/protocol/types';
import grande from '../fixtures/grande.json';
import { people } from '../support/fixture';

/* Shared by the tests of El Grande's screens: a position of a real game, its players, and lines of its log. */

export const table = grande.table as unknown as GrandeTable;
export const players = people(['Mateo', 'Ana', 'Inés', 'Duero', 'Lola'], 1);

export function line(ply: number, seat: number, move: string, card?: string): LogLine {
  return {
    ply,
    seat,
    move,
    text: { key: `move.${move.split(' ')[0]}`, slots: card === undefined ? { parts: [] } : { card: { card } } },
    at: 0,
    effects: [],
    points: [],
    scorings: [],
  };
}
