import type { Cell } from '../../draw/grid';
import { parseCell } from '../../draw/grid';
import { RegionBadge } from './chart/RegionBadge';
import type { Scene } from './chart/scene';
import { regionName } from './describe';
import styles from './RegionList.module.css';
import { plural, t } from './text';

/** Every region with its name, value and the players who count in it: the information of the map's badges, as a list. */
export function RegionList({ scene, onLight }: { scene: Scene; onLight: (cells: readonly Cell[]) => void }) {
  const order = scene.table.regions
    .map((_, index) => index)
    .sort((a, b) => {
      const [p, q] = [scene.table.regions[a]!, scene.table.regions[b]!];
      return Number(q.land) - Number(p.land) || q.value - p.value;
    });
  return (
    <ul class={styles.regions}>
      {order.map((index) => {
        const region = scene.table.regions[index]!;
        const cells = scene.map.cells[index]!.map(parseCell);
        return (
          <li key={region.name} onMouseEnter={() => onLight(cells)} onMouseLeave={() => onLight([])}>
            <button type="button" onFocus={() => onLight(cells)} onBlur={() => onLight([])} onClick={() => onLight(cells)}>
              <span class={region.land ? styles.land : styles.water}>{regionName(scene, index)}</span>
              <small>
                {plural('ec.region.tiles', cells.length)}
                {region.enclosed && `, ${t('ec.region.enclosed')}`}
              </small>
            </button>
            <RegionBadge scene={scene} region={index} />
          </li>
        );
      })}
    </ul>
  );
}
