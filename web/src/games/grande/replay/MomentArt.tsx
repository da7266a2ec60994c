import { useId, useMemo } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import { anchorOf } from '../ground/anchors';
import { Borders, Ground } from '../ground/Ground';
import type { RegionCode } from '../ground/iberia';
import { Taboo } from '../ground/MapFields';
import { layOut } from '../ground/map-layout';
import { CastilloContents, RegionContents } from '../ground/RegionContents';
import { Ring } from '../map/MapMarks';

/** The size of the whole map, and the visible size around a place. */
const MAP = { width: 940, height: 640 };
const VIEW = { width: 400, height: 236 };
/** The visible part of the map without a place: the land. */
const ALL = '40 40 640 500';

/** A part of the map around some places, each with a ring; without a place the whole map. */
export function MomentArt({ table, places }: { table: GrandeTable; places: readonly string[] }) {
  const id = useId().replace(/\W/g, '');
  const layout = useMemo(() => layOut(MAP.width, MAP.height), []);
  const [first] = places;
  return (
    <svg
      viewBox={first === undefined ? ALL : around(anchorOf(layout, first))}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Ground layout={layout} id={id} />
      <Taboo layout={layout} king={table.king as RegionCode} id={id} />
      <Borders layout={layout} />
      {places.map((code) => (
        <Ring key={code} layout={layout} code={code} look="gold" />
      ))}
      {table.regions.map((region) => (
        <RegionContents key={region.code} layout={layout} region={region} />
      ))}
      <CastilloContents layout={layout} castillo={table.castillo} />
    </svg>
  );
}

/** The part of the map around a point, within the bounds of the map. */
function around([x, y]: readonly [number, number]): string {
  const within = (at: number, size: number, all: number) => Math.min(Math.max(20, at - size / 2), all - size - 20);
  const { width, height } = VIEW;
  return `${within(x, width, MAP.width)} ${within(y, height, MAP.height)} ${width} ${height}`;
}
