import { useMemo, useState } from 'preact/hooks';
import { Chart } from '../caballero/chart/Chart';
import { makeScene } from '../caballero/chart/scene';
import { describeCell } from '../caballero/describe';
import type { Cell } from '../draw/grid';
import { GrandeMap } from '../grande/GrandeMap';
import type { CaballeroTable, GrandeTable, Moment } from '../protocol/types';
import type { Player } from '../table/types';

interface Props {
  game: string;
  moment: Moment;
  players: readonly Player[];
  /** What the last move was about: cells of the chart, or places of the map. */
  lit: readonly Cell[];
  places: readonly string[];
}

const NO_TILES: ReadonlySet<string> = new Set();

/** A position of a replay, to look at. */
export function ReplayMap({ game, moment, players, lit, places }: Props) {
  if (game === 'el-caballero') {
    return <CaballeroMap table={moment.table as CaballeroTable} players={players} lit={lit} />;
  }
  return <SpainMap table={moment.table as GrandeTable} players={players} places={places} />;
}

function SpainMap({ table, players, places }: { table: GrandeTable; players: readonly Player[]; places: readonly string[] }) {
  const [cursor, setCursor] = useState(table.king);
  return <GrandeMap table={table} players={players} legal={[]} ringed={places} cursor={cursor} onCursor={setCursor} onPick={() => undefined} />;
}

function CaballeroMap({ table, players, lit }: { table: CaballeroTable; players: readonly Player[]; lit: readonly Cell[] }) {
  const scene = useMemo(() => makeScene(table), [table]);
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
      lit={lit}
      cursor={cursor}
      onCursor={setCursor}
      describe={(cell) => describeCell(scene, players, [], NO_TILES, cell)}
      onTap={() => undefined}
      onEnter={() => undefined}
    />
  );
}
