import type { Cell } from '../../../draw/grid';
import { parseCell } from '../../../draw/grid';
import { PlaceList } from '../../../table/map/PlaceList';
import { regionName } from '../scene/describe';
import type { Scene } from '../scene/scene';
import { RegionBadge } from '../sheets/RegionBadge';
import { plural, t } from '../text';

/** Every region with its name, value and the players who count in it: the information of the map's badges, as a list. */
export function RegionList({ scene, onLight }: { scene: Scene; onLight: (cells: readonly Cell[]) => void }) {
  const { regions } = scene.table;
  const order = regions
    .map((_, index) => index)
    .sort((a, b) => Number(regions[b]!.land) - Number(regions[a]!.land) || regions[b]!.value - regions[a]!.value);
  const places = order.map((index) => {
    const region = regions[index]!;
    const cells = scene.map.cells[index]!.map(parseCell);
    const tiles = plural('ec.region.tiles', cells.length);
    return {
      id: region.name,
      name: regionName(scene, index),
      isWater: !region.land,
      note: region.enclosed ? `${tiles}, ${t('ec.region.enclosed')}` : tiles,
      counts: <RegionBadge scene={scene} region={index} />,
      where: cells,
    };
  });
  return <PlaceList places={places} onLight={onLight} />;
}
