import type { Cell } from '../src/draw/grid';
import type { CaballeroForecast, CaballeroTable, ScoreLine } from '../src/protocol/types';
import type { LogEntry, Player } from '../src/table/people/types';
import basic from '../test/fixtures/basic.json';
import bidding from '../test/fixtures/bidding.json';
import late from '../test/fixtures/late.json';
import over from '../test/fixtures/over.json';
import turn from '../test/fixtures/turn.json';

/** A position taken from a real game, with what moves would do from it. */
export interface Fixture {
  seat: number;
  table: CaballeroTable;
  legal: string[];
  history: { seat: number; move: string }[];
  forecasts: Record<string, CaballeroForecast>;
}

export const FIXTURES = { basic, bidding, late, over, turn } as unknown as Record<string, Fixture>;

const NAMES = ['Mateo', 'Ana', 'Inés', 'Nuño'];

export function playersOf(fixture: Fixture): Player[] {
  return fixture.table.courts.map((_, seat) => ({
    name: NAMES[seat]!,
    isYou: seat === fixture.seat,
    isBot: seat === 3 && fixture.seat !== 3,
    persona: seat === 3 && fixture.seat !== 3 ? 'nuno' : '',
    level: seat === 3 && fixture.seat !== 3 ? 'knight' : '',
    hasLeft: false,
    isAway: false,
    clock: { text: `${9 + seat}:3${seat}`, isLow: false },
  }));
}

/** A stand-in for the server's score sheet. */
export function sheetOf(table: CaballeroTable): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const region of table.regions) {
    if (region.governor >= 0) {
      if (region.land || region.ship) {
        lines.push({
          seat: region.governor,
          place: region.name,
          reason: region.land ? 'ec.governor' : 'ec.governedWater',
          points: region.value * (region.land ? 2 : 1),
        });
      }
      continue;
    }
    region.ships.forEach((ships, seat) => {
      for (let i = 0; i < ships; i++) {
        lines.push({ seat, place: region.name, reason: 'ec.ship', points: region.value });
      }
    });
    region.ranks.forEach((rank, seat) => {
      const isTied = region.ranks.filter((other) => other === rank).length > 1;
      if (rank === 1) {
        lines.push({
          seat,
          place: region.name,
          reason: isTied ? 'ec.tiedFirst' : 'ec.first',
          points: region.value * (isTied ? 1 : 2),
        });
      } else if (rank === 2 && !isTied && table.courts.length > 2) {
        lines.push({ seat, place: region.name, reason: 'ec.second', points: region.value });
      }
    });
  }
  return lines;
}

/** The moves as they are written: the server words them, and there is none here. */
export function logOf(fixture: Fixture): LogEntry<Cell>[] {
  const lines = fixture.history.map(
    ({ seat, move }, i): LogEntry<Cell> => ({
      kind: 'turn',
      id: String(i),
      seat,
      card: undefined,
      isNew: i === fixture.history.length - 1,
      net: 0,
      actions: [{ id: String(i), icon: undefined, text: move, time: `20:${10 + i}`, effects: [], points: [], where: [] }],
    }),
  );
  return [{ kind: 'round', id: 'r', text: `Round ${fixture.table.round}` }, ...lines.reverse()];
}
