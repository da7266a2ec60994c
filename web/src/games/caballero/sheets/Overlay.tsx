import { memo } from 'preact/compat';
import { colourOf } from '../../../draw/players';
import { coastPath, landPath } from '../draw/ChartLayers';
import { standings } from '../scene/badge-parts';
import type { Scene } from '../scene/scene';

/** The seat that holds a region: the governor's, or the sole leader's; undefined if the lead is shared. */
export function holderOf(scene: Scene, region: number): number | undefined {
  const { governor } = scene.table.regions[region]!;
  if (governor >= 0) {
    return governor;
  }
  const [first, second] = standings(scene.table, region);
  return first === undefined || first.count === second?.count ? undefined : first.seat;
}

/** The region overlay: the inner coast of each land region in its holder's colour, and the holder's pattern over it. */
export const Overlay = memo(function Overlay({ scene, id }: { scene: Scene; id: string }) {
  return (
    <g>
      {scene.table.regions.map((region, index) => {
        const holder = region.land ? holderOf(scene, index) : undefined;
        if (holder === undefined) {
          return null;
        }
        const cells = new Set(scene.map.cells[index]);
        const tiles = scene.tiles.filter((tile) => cells.has(tile.key));
        const land = landPath(tiles);
        const clip = `${id}-r${index}`;
        return (
          <g key={region.name}>
            <clipPath id={clip}>
              <path d={land} />
            </clipPath>
            <g clip-path={`url(#${clip})`}>
              <path d={land} fill={`url(#pat-${colourOf(holder)})`} opacity=".13" />
              <path
                d={coastPath(tiles)}
                fill="none"
                stroke={`var(--player-${colourOf(holder)})`}
                stroke-width="9"
                opacity=".8"
                stroke-linejoin="round"
              />
            </g>
          </g>
        );
      })}
    </g>
  );
});
