import { cellKey } from '../../../draw/grid';
import type { CaballeroTable } from '../../../protocol/types';
import { useNext } from '../../../table/map/first-shown';
import { madeClass } from '../../../table/map/UntilMade';
import { AreaTileArt } from '../draw/AreaTileArt';
import { displaySeeds } from '../draw/land';
import type { Scene } from '../scene/scene';

/** The area tile that the next move lays, alone: its coast joins its neighbours' when the whole chart is drawn again. */
export function NextTile({ scene: { table } }: { scene: Scene }) {
  const next = useNext<CaballeroTable>();
  const laid = next?.areas.slice(table.areas.length) ?? [];
  return (
    <>
      {laid.map(({ x, y, tile }) => (
        <g
          key={cellKey(x, y)}
          data-mark="laid"
          data-cell={cellKey(x, y)}
          class={madeClass('after')}
          transform={`translate(${x * 100} ${y * 100})`}
          aria-hidden="true"
        >
          <AreaTileArt tile={tile} seed={displaySeeds(table.areas, [tile])[0]!} />
        </g>
      ))}
    </>
  );
}
