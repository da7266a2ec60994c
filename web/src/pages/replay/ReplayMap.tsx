import { useMemo, useState } from 'preact/hooks';
import type { Cell } from '../../draw/grid';
import { Chart } from '../../games/caballero/chart/Chart';
import { makeScene } from '../../games/caballero/chart/scene';
import { describeCell } from '../../games/caballero/describe';
import { GrandeMap } from '../../games/grande/GrandeMap';
import type { MapArrow } from '../../games/grande/MapMarks';
import type { CaballeroTable, GrandeTable, JudgedTurn, Moment } from '../../protocol/types';
import type { Player } from '../../table/types';
import { sketchOnChart, sketchOnMap } from './better';

interface Props {
  game: string;
  moment: Moment;
  players: readonly Player[];
  /** What the last move was about: cells of the chart, or places of the map. */
  lit: readonly Cell[];
  places: readonly string[];
  /** A turn whose better moves are to be drawn. */
  better: JudgedTurn | undefined;
}

const NO_TILES: ReadonlySet<string> = new Set();
const NO_ARROWS: readonly MapArrow[] = [];

/** A position of a replay, to look at. */
export function ReplayMap({ game, moment, players, lit, places, better }: Props) {
  if (game === 'el-caballero') {
    return <CaballeroMap table={moment.table as CaballeroTable} players={players} lit={lit} better={better} />;
  }
  return <SpainMap table={moment.table as GrandeTable} players={players} places={places} better={better} />;
}

function SpainMap({ table, players, places, better }: Pick<Props, 'players' | 'places' | 'better'> & { table: GrandeTable }) {
  const [cursor, setCursor] = useState(table.king);
  const sketch = useMemo(() => better && sketchOnMap(table.king, better.seat, better.better), [table, better]);
  return (
    <GrandeMap
      table={table}
      players={players}
      legal={[]}
      ringed={sketch?.places ?? places}
      arrows={sketch?.arrows ?? NO_ARROWS}
      cursor={cursor}
      onCursor={setCursor}
      onPick={() => undefined}
    />
  );
}

function CaballeroMap({ table, players, lit, better }: Pick<Props, 'players' | 'lit' | 'better'> & { table: CaballeroTable }) {
  const scene = useMemo(() => makeScene(table), [table]);
  const sketch = useMemo(() => better && sketchOnChart(scene, better.seat, better.better), [scene, better]);
  const [overlay, setOverlay] = useState(true);
  const [cursor, setCursor] = useState<Cell>({ x: 0, y: 0 });
  return (
    <Chart
      scene={scene}
      targets={[]}
      threatened={NO_TILES}
      overlay={overlay}
      onOverlay={() => setOverlay(!overlay)}
      fitKey={`${scene.box.x0},${scene.box.y0},${scene.box.x1},${scene.box.y1}`}
      lit={sketch?.cells ?? lit}
      ghosts={sketch?.ghosts}
      lookAt={sketch?.cells[0]}
      cursor={cursor}
      onCursor={setCursor}
      describe={(cell) => describeCell(scene, players, [], NO_TILES, cell)}
      onTap={() => undefined}
      onEnter={() => undefined}
    />
  );
}
