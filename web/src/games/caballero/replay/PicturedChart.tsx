import { useId } from 'preact/hooks';
import { Rhumbs, Rose } from '../../../draw/Rose';
import type { CaballeroTable } from '../../../protocol/types';
import { ChartLayers } from '../draw/ChartLayers';
import { makeLabels, makeScene, rosePlace } from '../scene/scene';
import { DrawnBadges } from '../sheets/DrawnBadges';
import { Names } from '../sheets/Names';
import { Overlay } from '../sheets/Overlay';
import { Paper } from '../sheets/Paper';
import { Pieces } from '../sheets/Pieces';

/** How large a cell is beside the badges, in pixels: as on a table that has enough space. */
const CELL = 80;
const ROSE = 0.72;
/** Farther than any picture. */
const REACH = 6000;
const NOBODY: ReadonlySet<string> = new Set();

/** All of a chart with its names and badges, whatever the window shows of it. */
export function PicturedChart({ table }: { table: CaballeroTable }) {
  const id = useId().replace(/\W/g, '');
  const scene = makeScene(table);
  const { x0, y0, x1, y1 } = scene.box;
  const rose = rosePlace(scene, scene.box, ROSE);
  const [x, y] = rose ?? [(x0 + x1) / 2, (y0 + y1) / 2];
  const { names, badges } = makeLabels(scene, CELL, false, []);
  return (
    <svg aria-hidden="true">
      <Rhumbs x={x * 100} y={y * 100} reach={REACH} />
      {rose && <Rose x={x * 100} y={y * 100} radius={100 * ROSE} />}
      <Paper box={scene.box} id={id} />
      <ChartLayers tiles={scene.tiles} id={id} />
      <Overlay scene={scene} id={id} />
      <Names names={names} />
      <Pieces scene={scene} threatened={NOBODY} flights={[]} />
      <DrawnBadges scene={scene} badges={badges} cell={CELL} />
    </svg>
  );
}
