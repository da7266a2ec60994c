import type { GrandeTable, LogLine } from '../../../protocol/types';
import type { MapArrow } from '../map/MapMarks';
import { placeAt } from '../words/words';

/* Finds revealed secret choices in the log's lines and in the positions before and after. */

/** Choices that were revealed together. */
export interface Revealed {
  /** The move that revealed them. */
  ply: number;
  choices: readonly { seat: number; region: string }[];
}

/** The choices in the log that were revealed together, without those that are still open. */
export function reveals(log: readonly LogLine[], isChoosing: boolean): Revealed[] {
  const found: { ply: number; choices: { seat: number; region: string }[] }[] = [];
  let before: LogLine | undefined;
  for (const line of log) {
    const [kind, region = ''] = line.move.split(' ');
    if (kind === 'disk') {
      const last = found.at(-1);
      if (last !== undefined && before?.move.startsWith('disk ') && before.ply === last.ply) {
        last.ply = line.ply;
        last.choices.push({ seat: line.seat, region });
      } else {
        found.push({ ply: line.ply, choices: [{ seat: line.seat, region }] });
      }
    }
    before = line;
  }
  const isOpen = isChoosing && found.at(-1)?.ply === log.at(-1)?.ply;
  // A line without a move is a choice of another seat that is still secret.
  return isOpen || log.at(-1)?.move === '' ? found.slice(0, -1) : found;
}

/** The log before the choices: their results stay hidden until the disks turn over. */
export function beforeChoices(log: readonly LogLine[], { ply, choices }: Revealed): LogLine[] {
  return log.filter((line) => line.ply <= ply - choices.length);
}

/** The result of a choice. */
export interface Outcome {
  seat: number;
  region: string;
  /** The caballeros that moved or were lost, 0 if none. */
  count: number;
  kind: 'moved' | 'lost' | 'court' | 'scored' | 'clash' | 'grande' | 'nothing';
}

export function outcomes(before: GrandeTable, after: GrandeTable, { choices }: Revealed): Outcome[] {
  return choices.map(({ seat, region }) => {
    const change = (placeAt(after, region)?.counts[seat] ?? 0) - (placeAt(before, region)?.counts[seat] ?? 0);
    const { card } = before.action;
    if (before.stage !== 'castillo' && (card === 'secretScoring' || card === 'grande')) {
      const isAlone = choices.filter((other) => other.region === region).length === 1;
      const scored = isAlone ? 'scored' : 'clash';
      return { seat, region, count: 0, kind: card === 'grande' ? 'grande' : scored };
    }
    if (change < 0) {
      return { seat, region, count: -change, kind: 'lost' };
    }
    const intoCourt = before.stage !== 'castillo' && region === before.king;
    const moved = change > 0 ? 'moved' : 'nothing';
    return { seat, region, count: change, kind: intoCourt ? 'court' : moved };
  });
}

/** The paths of the choices on the map. */
export function arrowsOf(before: GrandeTable, found: readonly Outcome[]): MapArrow[] {
  return found.flatMap(({ seat, region, count, kind }): MapArrow[] => {
    if (kind === 'lost') {
      return [{ seat, from: region, to: undefined, label: `−${count}`, isDraft: false }];
    }
    if (kind === 'moved') {
      return [
        {
          seat,
          from: before.stage === 'castillo' ? 'Cas' : before.action.region,
          to: region,
          label: String(count),
          isDraft: false,
        },
      ];
    }
    if (kind === 'grande') {
      const from = before.regions.find((place) => place.grandes.includes(seat))?.code;
      return from === undefined || from === region ? [] : [{ seat, from, to: region, label: '', isDraft: false }];
    }
    return [];
  });
}
