import { useMemo, useState } from 'preact/hooks';
import { Regions } from '../app/PlainTable';
import { Chart } from '../caballero/chart/Chart';
import { makeScene } from '../caballero/chart/scene';
import { describeCell } from '../caballero/describe';
import type { Cell } from '../draw/grid';
import type { CaballeroTable, GrandeTable, Moment } from '../protocol/types';
import type { Player } from '../table/types';

interface Props {
  game: string;
  moment: Moment;
  players: readonly Player[];
  /** What the last move was about. */
  lit: readonly Cell[];
}

const NO_TILES: ReadonlySet<string> = new Set();

/** A position of a replay, to look at. */
export function ReplayMap({ game, moment, players, lit }: Props) {
  if (game === 'el-caballero') {
    return <CaballeroMap table={moment.table as CaballeroTable} players={players} lit={lit} />;
  }
  return (
    <section class="panel plain">
      <Regions table={moment.table as GrandeTable} names={players.map((player) => player.name)} />
    </section>
  );
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
