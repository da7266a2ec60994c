import { cellKey } from '../../../draw/grid';
import type { CaballeroTable } from '../../../protocol/types';
import { useShownFirst } from '../../../table/shown-first';
import { AreaTileArt } from '../draw/AreaTileArt';
import { displaySeeds } from '../draw/land';
import type { Scene } from './scene';

/** The area tile that a move has just laid, alone: its coast joins its neighbours' when the whole chart is drawn again. */
export function LaidFirst({ scene: { table } }: { scene: Scene }) {
  const first = useShownFirst<CaballeroTable>();
  const laid = first?.areas.slice(table.areas.length) ?? [];
  return (
    <>
      {laid.map(({ x, y, tile }) => (
        <g
          key={cellKey(x, y)}
          data-mark="laid"
          data-cell={cellKey(x, y)}
          transform={`translate(${x * 100} ${y * 100})`}
          aria-hidden="true"
        >
          <AreaTileArt tile={tile} seed={displaySeeds(table.areas, [tile])[0]!} />
        </g>
      ))}
    </>
  );
}
