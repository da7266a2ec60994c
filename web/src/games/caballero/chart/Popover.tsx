import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Cell, cellKey, neighbour, parseCell, SIDES } from '../../../draw/grid';
import { type Camera, cellRect, toPixels, type Viewport } from '../../../table/map/camera';
import { MapQuestion } from '../../../table/map/UntilMade';
import { type Kept, Popover } from '../../../ui/parts/Popover';
import { badgeSize, badgeWidth } from '../scene/badge-parts';
import type { BadgeLabel, Scene } from '../scene/scene';
import { controlsRect } from './corners';

/* Questions, menus, hints and captions beside a cell of the chart. */

/** How bad it is to cover a part of the map: the regions in question, an endangered tile, a badge, any piece. */
const WEIGHTS = { region: 40, wide: 8, endangered: 40, badge: 3, piece: 1 };
/** The same for all of a small region, divided by the number of its tiles: the smaller it is, the more of it is hidden. */
const WHOLE = 240;
/** The distance from the edge of the chart: inside its frame. */
const MARGIN = 6;

/** A chart in its window. */
export interface Place {
  scene: Scene;
  camera: Camera;
  view: Viewport;
  badges: readonly BadgeLabel[];
}

/** The regions that a cell belongs to or borders on. */
export function regionsAt({ map }: Scene, { x, y }: Cell): Set<number> {
  const points = [
    [x + 0.5, y - 0.05],
    [x + 1.05, y + 0.5],
    [x + 0.5, y + 1.05],
    [x - 0.05, y + 0.5],
  ] as const;
  return new Set(points.flatMap(([px, py]) => map.at(px, py) ?? []));
}

/** The parts of the chart that should stay visible beside some cells, by their weight. */
export function keptBeside(
  { scene, camera, view, badges }: Place,
  cells: readonly Cell[],
  endangered?: ReadonlySet<string>,
): Kept[] {
  const { areas, tiles } = scene.table;
  const about = new Set(cells.map(({ x, y }) => cellKey(x, y)));
  const near = new Set(
    cells
      .flatMap((cell) => SIDES.flatMap((side) => [side, ...SIDES].map((next) => neighbour(neighbour(cell, side), next))))
      .map(({ x, y }) => cellKey(x, y)),
  );
  const regions = [...new Set(cells.flatMap((cell) => [...regionsAt(scene, cell)]))];
  // A question is about the land beside its cell; at sea, about the water.
  const land = regions.filter((region) => scene.table.regions[region]!.land);
  const inQuestion = new Map<string, number>();
  const regionsOf = new Map<string, number[]>();
  for (const region of land.length > 0 ? land : regions) {
    const all = scene.map.cells[region]!;
    for (const key of all) {
      const weight = Math.max(near.has(key) ? WEIGHTS.region : WEIGHTS.wide, WHOLE / all.length);
      inQuestion.set(key, Math.max(weight, inQuestion.get(key) ?? 0));
      if (land.length > 0) {
        regionsOf.set(key, [...(regionsOf.get(key) ?? []), region]);
      }
    }
  }
  const keys = new Set([...areas, ...tiles].map(({ x, y }) => cellKey(x, y)));
  const weightOf = (key: string) =>
    about.has(key) || endangered?.has(key) ? WEIGHTS.endangered : (inQuestion.get(key) ?? WEIGHTS.piece);
  const half = ({ region }: BadgeLabel) => {
    const isSmall = camera.cell < 64;
    return { x: badgeWidth(scene, region, isSmall) / 2, y: badgeSize(isSmall).height / 2 };
  };
  return [
    ...[...keys].map((key) => ({
      ...cellRect(camera, view, parseCell(key)),
      weight: weightOf(key),
      regions: regionsOf.get(key),
    })),
    ...badges.map((badge) => {
      const { left, top } = toPixels(camera, view, badge.x, badge.y);
      const { x, y } = half(badge);
      return { left: left - x, right: left + x, top: top - y, bottom: top + y, weight: WEIGHTS.badge };
    }),
    { ...controlsRect(view), weight: WEIGHTS.badge },
  ];
}

interface QuestionProps extends Place {
  cell: Cell;
  /** Cells of endangered tiles, which should stay visible. */
  threatened: ReadonlySet<string>;
  content: ComponentChildren;
}

/** The question or the menu about a cell, beside it. */
export function Question({ cell, threatened, content, ...place }: QuestionProps) {
  const { scene, camera, view } = place;
  const keep = useMemo(() => keptBeside(place, [cell], threatened), [scene, camera, view, cell.x, cell.y, threatened]);
  return (
    <MapQuestion at={cellRect(camera, view, cell)} keep={keep} about={cellKey(cell.x, cell.y)} margin={view.frame + MARGIN}>
      {content}
    </MapQuestion>
  );
}

interface CaptionProps extends Place {
  cells: readonly Cell[];
  /** Whether it may be left out: then it appears only where it covers no piece. */
  isOptional?: boolean;
  children: ComponentChildren;
}

/** A text about cells, beside the first of them. */
export function ChartCaption({ cells, isOptional = false, children, ...place }: CaptionProps) {
  const { scene, camera, view } = place;
  const [first] = cells;
  const about = cells.map(({ x, y }) => cellKey(x, y)).join(' ');
  const keep = useMemo(() => keptBeside(place, cells), [scene, camera, view, about]);
  return first === undefined ? null : (
    <Popover
      isPlain
      at={cellRect(camera, view, first)}
      keep={keep}
      about={about}
      margin={view.frame + MARGIN}
      isOptional={isOptional}
    >
      {children}
    </Popover>
  );
}
