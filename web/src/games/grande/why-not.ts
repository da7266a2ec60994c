import type { GrandeTable } from '../../protocol/types';
import { askWhyNot, tellWhyNot } from '../../table/why-not';
import { isPlace, ownerOf } from './moves';
import { promptOf } from './prompt';
import type { GrandeScreenProps } from './screen-props';
import type { Turn } from './use-turn';

/** Says why something can't be done, where it was pressed. */
export interface WhyNots {
  /** A place of the map. */
  place: (code: string) => void;
  /** A move that is complete, such as the end of the turn. */
  move: (move: string) => void;
}

/** Asks the server for reasons. A place that is pressed while nothing is asked of the reader is only looked at. */
export function whyNots({ table, players, seat, whatIf }: GrandeScreenProps, turn: Turn, planned: number | undefined): WhyNots {
  return {
    place: (code) => {
      if (!table.obliged.includes(seat)) {
        return;
      }
      const meant = movesMeantAt(table, turn, code);
      if (meant.length > 0) {
        void askWhyNot(whatIf, meant);
      } else {
        tellWhyNot(promptOf(table, players, seat, turn, planned).title);
      }
    },
    move: (move) => {
      if (seat >= 0) {
        void askWhyNot(whatIf, [move]);
      }
    },
  };
}

/** The moves that a press on a place may have meant, with what is selected. */
function movesMeantAt(table: GrandeTable, turn: Turn, code: string): string[] {
  const { kind, path } = turn.selection;
  const owners = table.courts.map((_, owner) => owner);
  switch (kind) {
    case undefined:
      return table.stage === 'disks' || table.stage === 'castillo' ? [`disk ${code}`] : [];
    case 'move': {
      const from = path.find(isPlace);
      const owner = path.map(ownerOf).find((found) => found !== undefined);
      if (from !== undefined) {
        return (owner === undefined ? owners : [owner]).map((one) => `move ${from} ${code} ${one}`);
      }
      const elsewhere = table.regions.find((region) => region.code !== code && !region.king)!.code;
      return owners.map((one) => `move ${code} ${elsewhere} ${one}`);
    }
    case 'send':
      return owners.map((owner) => `send ${code} ${owner}`);
    case 'board':
      return [`board ${path[0] ?? 'high'} ${code}`];
    default:
      return [`${kind} ${code}`];
  }
}
