import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { type Cell, cellKey } from '../../../draw/grid';
import type { CaballeroTable } from '../../../protocol/types';
import { useNext } from '../../../table/map/first-shown';
import { madeClass, UntilMade } from '../../../table/map/UntilMade';
import { classes } from '../../../ui/parts/classes';
import { AreaTileArt } from '../draw/AreaTileArt';
import { ChartLayers } from '../draw/ChartLayers';
import { displaySeeds } from '../draw/land';
import type { EvictedTile } from '../scene/evicted';
import type { Flight } from '../scene/motions';
import { type BadgeLabel, type Labels, roomyBadges, type Scene } from '../scene/scene';
import type { MapTarget } from '../scene/target';
import { type AnswerMark, AnswerMarks } from './AnswerMarks';
import { Badges } from './Badges';
import { type DangerMark, DangerMarks } from './DangerMarks';
import { Flights } from './Flights';
import { EvictedTiles, FlashingCoasts, PlayedCells } from './FollowMarks';
import { Names } from './Names';
import { Outlines } from './Outlines';
import { Overlay } from './Overlay';
import { Paper } from './Paper';
import { Pieces, Warnings } from './Pieces';
import { type PreviewedPiece, PreviewTile } from './PreviewTile';
import styles from './Sheets.module.css';
import { Spotlight } from './Spotlight';
import { Targets } from './Targets';
import { useFlights } from './use-flights';
import type { SheetPlace } from './use-sheets';

/** The look of a position on the chart. */
export interface ShownOnChart {
  scene: Scene;
  targets: readonly MapTarget[];
  /** The target that is already chosen. */
  selected?: string | undefined;
  previewed?: PreviewedPiece | undefined;
  /** In a replay: the pieces that could have been placed instead. */
  ghosts?: readonly PreviewedPiece[] | undefined;
  /** Cells of caballero tiles that the preview would evict. */
  threatened: ReadonlySet<string>;
  overlay: boolean;
  /** Cells to outline: the subject of a line of the log, or the latest change. */
  lit?: readonly Cell[] | undefined;
  /** The last action of another seat, with a text next to its cells unless it is elsewhere, and the evicted tiles. */
  caption?: { seat: number; cells: readonly Cell[]; content: ComponentChildren } | undefined;
  evicted?: readonly EvictedTile[] | undefined;
  /** The answers to a puzzle. */
  answers?: readonly AnswerMark[] | undefined;
  /** One side of each region whose coast flashes once. */
  flashed?: readonly string[] | undefined;
  /** A region to highlight while everything else is dark, and the points that rise above its badge. */
  spotlight?: { region: number; rises: ComponentChildren } | undefined;
  cursor: Cell;
}

interface Props extends ShownOnChart {
  dangers?: readonly DangerMark[] | undefined;
  id: string;
  sheets: SheetPlace;
  /** The size of a cell in pixels. */
  drawnCell: number;
  labels: Labels;
  /** The badge of the highlighted region. */
  lamp: BadgeLabel | undefined;
  isSmall: boolean;
}

/** Everything that is drawn on the chart. It is not rendered again while the window moves. */
export const Sheets = memo(function Sheets(props: Props) {
  const { id, scene, sheets, drawnCell, labels, lamp, isSmall, overlay, spotlight } = props;
  const { flights, outlined } = useFlights(scene);
  const all = overlay && spotlight === undefined ? roomyBadges(scene, labels.badges, drawnCell) : [];
  const badges = lamp ? [lamp] : all;
  return (
    <>
      <svg class={styles.sheet} {...sheets.size} aria-hidden="true">
        <Paper box={sheets.box} id={id} />
        <ChartLayers tiles={scene.tiles} id={id} />
        {overlay && <Overlay scene={scene} id={id} />}
        <Names names={labels.names} />
        <NextTile scene={scene} />
        <Pieces scene={scene} threatened={props.threatened} flights={flights} />
      </svg>
      <Marks {...props} flights={flights} outlined={outlined} />
      <Badges scene={scene} badges={badges} cell={drawnCell} origin={sheets.origin} small={isSmall} />
      {lamp && (
        <div
          key={lamp.region}
          class={styles.overBadge}
          style={{
            left: `${(lamp.x - sheets.origin[0]) * drawnCell}px`,
            top: `${(lamp.y - sheets.origin[1]) * drawnCell}px`,
          }}
        >
          {spotlight?.rises}
        </div>
      )}
    </>
  );
});

const NOTHING_LIT: readonly Cell[] = [];
const NONE_EVICTED: readonly EvictedTile[] = [];

/** The marks that change with every click, above the land. */
function Marks({
  id,
  scene,
  sheets,
  targets,
  selected,
  previewed,
  ghosts,
  threatened,
  spotlight,
  lit = NOTHING_LIT,
  caption,
  evicted = NONE_EVICTED,
  answers,
  flashed,
  dangers,
  cursor,
  flights,
  outlined,
}: Props & { flights: readonly Flight[]; outlined: readonly Cell[] }) {
  return (
    <svg class={classes(styles.sheet, styles.marks)} {...sheets.size} aria-hidden="true">
      <UntilMade>
        <Targets scene={scene} targets={targets} selected={selected} />
        {previewed && <PreviewTile previewed={previewed} />}
      </UntilMade>
      {ghosts?.map((ghost) => (
        <PreviewTile key={cellKey(ghost.x, ghost.y)} previewed={ghost} />
      ))}
      {dangers && <DangerMarks dangers={dangers} />}
      <Warnings threatened={threatened} />
      {spotlight && <Spotlight scene={scene} region={spotlight.region} id={id} />}
      {flashed && <FlashingCoasts key={flashed.join()} scene={scene} spots={flashed} />}
      {caption && <PlayedCells seat={caption.seat} cells={caption.cells.slice(0, 1)} />}
      <EvictedTiles evicted={evicted} />
      {answers && <AnswerMarks answers={answers} />}
      <Outlines mark="lit" cells={lit} />
      <Outlines mark="fresh" cells={caption ? NOTHING_LIT : outlined} />
      <Flights flights={flights} />
      <rect
        class={styles.cursor}
        data-mark="cursor"
        data-cell={cellKey(cursor.x, cursor.y)}
        x={cursor.x * 100 + 1}
        y={cursor.y * 100 + 1}
        width="98"
        height="98"
        rx="9"
      />
    </svg>
  );
}

/** The area tile of the next move, drawn alone: its coast joins its neighbours' when the whole chart is drawn again. */
function NextTile({ scene: { table } }: { scene: Scene }) {
  const next = useNext<CaballeroTable>();
  const laid = next?.areas.slice(table.areas.length) ?? [];
  return (
    <>
      {laid.map(({ x, y, tile }) => (
        <g
          key={cellKey(x, y)}
          data-mark="laid"
          data-cell={cellKey(x, y)}
          class={madeClass('after')}
          transform={`translate(${x * 100} ${y * 100})`}
          aria-hidden="true"
        >
          <AreaTileArt tile={tile} seed={displaySeeds(table.areas, [tile])[0]!} />
        </g>
      ))}
    </>
  );
}
