import { useMemo, useState } from 'preact/hooks';
import type { ScoreLine } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import type { Player } from '../../../table/people/types';
import { RisingPoints } from '../../../table/scoring/RisingPoints';
import { ScoringShow } from '../../../table/scoring/ScoringShow';
import { Chart } from '../chart/Chart';
import type { Scene } from '../scene/scene';
import { type RegionScore, regionScores } from '../scene/sheet';
import { plural, t } from '../text';
import styles from './CaballeroShow.module.css';
import controls from './Controls.module.css';

interface Props {
  /** The scored position. */
  scene: Scene;
  players: readonly Player[];
  round: number;
  lines: readonly ScoreLine[];
  /** The points of each seat before this scoring. */
  before: readonly number[];
  onDone: () => void;
}

const NOTHING_THREATENED: ReadonlySet<string> = new Set();

/** The scoring show of El Caballero, on its chart. */
export function CaballeroShow({ scene, players, round, lines, before, onDone }: Props) {
  const rows = useMemo(() => regionScores(scene, lines), [scene, lines]);
  return (
    <ScoringShow
      rows={rows}
      players={players}
      order={scene.table.order}
      title={t('ec.show.title', { round })}
      note={t('ec.sheet.after', { round })}
      before={before}
      map={(current, next) => <LitChart scene={scene} current={current} onNext={next} />}
      worth={(row) => t('ec.show.worth', { region: row.name, value: row.value })}
      sentences={(row) => sentences(row, players)}
      foot={t('ec.show.foot')}
      room={controls.controls!}
      onDone={onDone}
    />
  );
}

function LitChart({ scene, current, onNext }: { scene: Scene; current: RegionScore | undefined; onNext: () => void }) {
  const [cursor, setCursor] = useState({ x: 0, y: 0 });
  const region = current && scene.table.regions[current.region]!;
  const tiles = current ? scene.map.cells[current.region]!.length : 0;
  return (
    <Chart
      scene={scene}
      targets={[]}
      threatened={NOTHING_THREATENED}
      overlay={current === undefined}
      onOverlay={() => undefined}
      fitKey="show"
      spotlight={current && { region: current.region, rises: <RisingPoints points={current.points} direction="across" /> }}
      cursor={cursor}
      onCursor={setCursor}
      describe={() => ''}
      onTap={onNext}
      onEnter={onNext}
    >
      {current && region && (
        <div class={styles.title}>
          <b>{current.name}</b>
          <span>{worthWords(region, tiles)}</span>
        </div>
      )}
    </Chart>
  );
}

/** How the value of a region is made up: gold and fish only if there are any. */
export function worthWords({ land, value }: { land: boolean; value: number }, tiles: number): string {
  const symbols = value - tiles;
  return symbols === 0
    ? plural('ec.show.tiles', tiles, { value })
    : plural(land ? 'ec.show.land' : 'ec.show.water', tiles, { symbols, value });
}

/** The points of each seat from a region, and the reasons. */
function sentences(row: RegionScore, players: readonly Player[]): string {
  const keys = {
    'ec.first': 'ec.show.first',
    'ec.second': 'ec.show.second',
    'ec.tiedFirst': 'ec.show.tied',
    'ec.governor': 'ec.show.governor',
    'ec.governedWater': 'ec.show.governedWater',
    'ec.ship': 'ec.show.ship',
  } as const;
  return row.lines
    .map((line) =>
      t(keys[line.reason as keyof typeof keys] ?? 'ec.show.ship', {
        name: nameAt(players, line.seat),
        points: line.points,
      }),
    )
    .join(' ');
}
