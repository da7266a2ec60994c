import { cellKey, neighbour, opposite, SIDES, type Side, spotKey } from '../../../draw/grid';
import { coastPath, landPath } from '../draw/ChartLayers';
import type { Scene } from '../scene/scene';

/** Darkens everything but one region and the tiles that face it: for the scoring show. */
export function Spotlight({ scene, region, id }: { scene: Scene; region: number; id: string }) {
  const cells = new Set(scene.map.cells[region]);
  const tiles = scene.tiles.filter((tile) => cells.has(tile.key));
  const { land } = scene.table.regions[region]!;
  const facing = scene.table.tiles.filter((tile) =>
    SIDES.some((side: Side) => scene.map.of(spotKey(neighbour(tile, side), opposite(side))) === region),
  );
  const { x0, y0, x1, y1 } = scene.box;
  const night = { x: (x0 - 20) * 100, y: (y0 - 20) * 100, width: (x1 - x0 + 40) * 100, height: (y1 - y0 + 40) * 100 };
  return (
    <g aria-hidden="true">
      <mask id={`${id}-lit`} maskUnits="userSpaceOnUse" {...night}>
        <rect {...night} fill="#fff" />
        {land ? (
          <path d={landPath(tiles)} fill="#000" />
        ) : (
          <>
            {tiles.map((tile) => (
              <rect key={tile.key} x={tile.x * 100} y={tile.y * 100} width="100" height="100" fill="#000" />
            ))}
            <path d={landPath(tiles)} fill="#fff" />
          </>
        )}
        {facing.map((tile) => (
          <rect
            key={cellKey(tile.x, tile.y)}
            x={tile.x * 100 + 2}
            y={tile.y * 100 + 2}
            width="96"
            height="97"
            rx="11"
            fill="#000"
          />
        ))}
      </mask>
      <rect {...night} fill="#0B1626" opacity=".6" mask={`url(#${id}-lit)`} />
      <path d={coastPath(tiles)} fill="none" stroke="var(--saffron)" stroke-width="5" stroke-linejoin="round" />
    </g>
  );
}
