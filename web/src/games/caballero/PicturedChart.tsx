import { useId } from 'preact/hooks';
import type { CaballeroTable } from '../../protocol/types';
import { DrawnBadges } from './chart/DrawnBadges';
import { Names } from './chart/Names';
import { Overlay } from './chart/Overlay';
import { Paper } from './chart/Paper';
import { Pieces } from './chart/Pieces';
import { makeLabels, makeScene, rosePlace } from './chart/scene';
import { ChartLayers } from './draw/ChartLayers';

/** How large a cell is beside the badges, in pixels: as on a table that has enough space. */
const CELL = 80;
const ROSE = 0.72;
const NOBODY: ReadonlySet<string> = new Set();

/** All of a chart with its names and badges, whatever the window shows of it. */
export function PicturedChart({ table }: { table: CaballeroTable }) {
  const id = useId().replace(/\W/g, '');
  const scene = makeScene(table);
  const { names, badges } = makeLabels(scene, CELL, false, []);
  return (
    <svg aria-hidden="true">
      <Paper box={scene.box} rose={rosePlace(scene, scene.box, ROSE)} id={id} />
      <ChartLayers tiles={scene.tiles} id={id} />
      <Overlay scene={scene} id={id} />
      <Names names={names} />
      <Pieces scene={scene} threatened={NOBODY} flights={[]} />
      <DrawnBadges scene={scene} badges={badges} cell={CELL} />
    </svg>
  );
}
