import { rich, signed } from '../../text';
import { PointChange } from '../people/PointChange';

/** A seat's points if scored now, and after the previewed move. */
export function PointsIfScored({ now, before, after }: { now: number; before: number | undefined; after: number | undefined }) {
  const change = before === undefined || after === undefined ? 0 : after - before;
  return (
    <>
      {rich('player.ifScored', { points: <b>{signed(now)}</b> })}
      {change !== 0 && <PointChange by={change}> → {signed(after!)}</PointChange>}
    </>
  );
}
