import { useCallback, useId, useMemo, useState } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { Rhumbs, Rose } from '../../../draw/Rose';
import type { CaballeroTable, Moment, ReplayView } from '../../../protocol/types';
import type { Mark, Picture, ReplayMapProps, ReplayParts } from '../../../table/game';
import type { Player } from '../../../table/people/types';
import { ChartWithTools } from '../chart/ChartWithTools';
import { ChartLayers } from '../draw/ChartLayers';
import { BASIC, EXPANDED } from '../scene/cards';
import { cellDescriptions, moveWords } from '../scene/describe';
import { logLine } from '../scene/log';
import { makeLabels, makeScene, rosePlace } from '../scene/scene';
import { bySource, regionScores, sourcesOfPoints } from '../scene/sheet';
import { DrawnBadges } from '../sheets/DrawnBadges';
import { Names } from '../sheets/Names';
import { Overlay } from '../sheets/Overlay';
import { Paper } from '../sheets/Paper';
import { Pieces } from '../sheets/Pieces';
import { personal, t } from '../text';
import { sketchOnChart } from '../turn/better-turn';
import { moments } from './moment';

const NO_TILES: ReadonlySet<string> = new Set();
const CELL = 100;

/** A position of a replay on a read-only chart. */
function ReplayMap({ position, players, where, better }: ReplayMapProps) {
  const table = position as CaballeroTable;
  const scene = useMemo(() => makeScene(table), [table]);
  const sketch = useMemo(() => better && sketchOnChart(scene, better.seat, better.better), [scene, better]);
  const [overlay, setOverlay] = useState(true);
  const [cursor, setCursor] = useState<Cell>({ x: 0, y: 0 });
  const described = useMemo(() => cellDescriptions(scene, players), [scene, players]);
  const describe = useCallback((cell: Cell) => described([], NO_TILES, cell), [described]);
  return (
    <ChartWithTools
      scene={scene}
      targets={[]}
      threatened={NO_TILES}
      overlay={overlay}
      onOverlay={() => setOverlay(!overlay)}
      fitKey={`${scene.box.x0},${scene.box.y0},${scene.box.x1},${scene.box.y1}`}
      lit={sketch?.cells ?? (where as readonly Cell[])}
      ghosts={sketch?.ghosts}
      lookAtAll={sketch?.cells}
      cursor={cursor}
      onCursor={setCursor}
      describe={describe}
      onTap={() => undefined}
      onEnter={() => undefined}
    />
  );
}

/** Evictions, governors and grandes. */
function marks({ log }: ReplayView, moments: ReadonlyMap<number, Moment>, players: readonly Player[]): Mark[] {
  return log.flatMap((line): Mark[] => {
    const mark = { ply: line.ply, seat: line.seat };
    const player = players[line.seat]!;
    const slots = { ply: line.ply };
    if (line.move.startsWith('governor ')) {
      return [{ ...mark, icon: 'governor', label: personal('ec.mark.governor', player, slots) }];
    }
    if (line.move.startsWith('grande ') || line.move.endsWith(' grande')) {
      return [{ ...mark, icon: 'grande', label: personal('ec.mark.grande', player, slots) }];
    }
    return evicts(moments.get(line.ply - 1), moments.get(line.ply), line.move)
      ? [{ ...mark, icon: 'warn', label: personal('ec.mark.evicts', player, slots) }]
      : [];
  });
}

/** Whether a move evicted a caballero tile: it placed an area tile, and another seat's tile disappeared. */
function evicts(before: Moment | undefined, after: Moment | undefined, move: string): boolean {
  if (before === undefined || after === undefined || !move.startsWith('area ')) {
    return false;
  }
  return (after.table as CaballeroTable).tiles.length < (before.table as CaballeroTable).tiles.length;
}

/** The chart with its rim of empty cells. */
function picture(position: unknown): Picture {
  const table = position as CaballeroTable;
  const { x0, y0, x1, y1 } = makeScene(table).box;
  return {
    drawing: <PicturedChart table={table} />,
    part: { x0: x0 * CELL, y0: y0 * CELL, x1: x1 * CELL, y1: y1 * CELL },
  };
}

export const replay: ReplayParts = {
  Map: ReplayMap,
  describe: (position, line, players) => {
    const { text, effects, where } = logLine((position as CaballeroTable).areas, players, line);
    return { words: text, effects, where };
  },
  moveWords: (position, _, move) => moveWords(makeScene(position as CaballeroTable), move),
  isRoutine: (move) => move === 'supply' || move === 'end',
  marks,
  rows: (position, lines) =>
    regionScores(makeScene(position as CaballeroTable), lines).map((row) => ({ ...row, state: 'done' })),
  bySource: ({ names, options, sheets }) => {
    const kind = options['expanded'] === 'true' ? EXPANDED : BASIC;
    const lines = sheets.flatMap(({ sheet }) => sheet);
    return { sources: sourcesOfPoints(kind), points: bySource(lines, names.length, kind) };
  },
  ifScored: (position) => {
    const { courts, phase } = position as CaballeroTable;
    return courts.map((court) => court.total + (phase === 'over' ? 0 : court.ifScoredNow));
  },
  picture,
  moments,
  evictions: () => t('ec.numbers.evicted'),
};

/** The size of a cell beside the badges, in pixels: the same as at a table with enough space. */
const BADGED_CELL = 80;
const ROSE = 0.72;
/** Beyond the edge of every picture. */
const REACH = 6000;

/** A whole chart with its names and badges, whatever part the window shows. */
function PicturedChart({ table }: { table: CaballeroTable }) {
  const id = useId().replace(/\W/g, '');
  const scene = makeScene(table);
  const { x0, y0, x1, y1 } = scene.box;
  const rose = rosePlace(scene, scene.box, ROSE);
  const [x, y] = rose ?? [(x0 + x1) / 2, (y0 + y1) / 2];
  const { names, badges } = makeLabels(scene, BADGED_CELL, false, []);
  return (
    <svg aria-hidden="true">
      <Rhumbs x={x * 100} y={y * 100} reach={REACH} />
      {rose && <Rose x={x * 100} y={y * 100} radius={100 * ROSE} />}
      <Paper box={scene.box} id={id} />
      <ChartLayers tiles={scene.tiles} id={id} />
      <Overlay scene={scene} id={id} />
      <Names names={names} />
      <Pieces scene={scene} threatened={NO_TILES} flights={[]} />
      <DrawnBadges scene={scene} badges={badges} cell={BADGED_CELL} />
    </svg>
  );
}
