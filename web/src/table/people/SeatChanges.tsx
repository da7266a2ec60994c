import { Badge } from '../../draw/Icon';
import { signed } from '../../text';
import { Hidden } from '../../ui/parts/Hidden';
import { nameAt } from './names';
import { PointChange } from './PointChange';
import type { Player } from './types';

/** The changes of points by seat; unchanged seats are left out. */
export function SeatChanges({ changes, players }: { changes: readonly number[]; players: readonly Player[] }) {
  return (
    <>
      {changes.map(
        (change, seat) =>
          change !== 0 && (
            <span key={seat}>
              <Badge seat={seat} size="small" />
              <Hidden>{nameAt(players, seat)}</Hidden>
              <PointChange by={change}>{signed(change)}</PointChange>
            </span>
          ),
      )}
    </>
  );
}
