import type { GrandeTable } from '../../../protocol/types';
import { isPlace, ownerOf, type Selection } from '../words/moves';

/** The moves that a press on a place could mean with the current selection. */
export function movesAttemptedAt(table: GrandeTable, { kind, path }: Selection, code: string): string[] {
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
