import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { Point } from '../../../draw/curve';
import { type Cell, cellKey } from '../../../draw/grid';
import { Icon } from '../../../draw/Icon';
import { type Box, beyond, contains, type Edge, fit, SMALL_CELL, shown, toPixels, type Viewport } from '../../../table/camera';
import { useCamera, useViewport } from '../../../table/use-camera';
import { useZoomKeys, ZOOM_STEP } from '../../../table/zoom-keys';
import { ChartLayers } from '../draw/ChartLayers';
import type { Obstacle } from '../draw/labels';
import { plural, t } from '../text';
import { Flights } from './Flights';
import { Frame } from './Frame';
import { GridCells } from './GridCells';
import { Badges, Names, Overlay, Paper, Pieces, type Preview, PreviewTile, Spotlight, Targets, Warnings } from './layers';
import { Miniature } from './Miniature';
import { makeLabels, rosePlace, type Scene } from './scene';
import type { MapTarget } from './target';
import { useFlights } from './use-flights';

export interface ChartProps {
  scene: Scene;
  targets: readonly MapTarget[];
  /** The choice that is made already, of the targets. */
  selected?: string | undefined;
  preview?: Preview | undefined;
  /** What might have been placed, in a replay. */
  ghosts?: readonly Preview[] | undefined;
  /** Cells of caballero tiles that the preview would evict. */
  threatened: ReadonlySet<string>;
  overlay: boolean;
  onOverlay: () => void;
  /** The chart fits itself when this changes to something, except while a preview lies; nothing leaves the window alone. */
  fitKey: string;
  /** The window pans there when it changes and lies outside. */
  lookAt?: Cell | undefined;
  /** Cells to outline: what a log line speaks of, or what has just changed. */
  lit?: readonly Cell[] | undefined;
  /** A region to leave lit while all else is dark, and what rises over its badge. */
  spotlight?: { region: number; rises: ComponentChildren } | undefined;
  cursor: Cell;
  /** When it changes, the keyboard goes to the cursor on the chart. */
  summons?: number;
  onCursor: (cell: Cell) => void;
  describe: (cell: Cell) => string;
  onTap: (x: number, y: number, cellSize: number) => void;
  onEnter: (cell: Cell) => void;
  /** What is asked about a cell, of how many numbers; without content it is asked elsewhere, and the cell only stays in sight. */
  popover?: { cell: Cell; content: ComponentChildren; numbers: number } | undefined;
  /** What lies over the map: prompts and messages. */
  children?: ComponentChildren;
}

const NOBODY_LIT: readonly Cell[] = [];
/** How many cells around the lit region's badge are to be seen: what rises there needs room. */
const AROUND_LAMP = 0.8;

/** Where the layers lie: what the window can show in any place it may have, so that they need not be drawn again while it moves. */
function layerBox(box: Box, cell: number, view: Viewport): Box {
  const x = Math.max(2, view.width / cell - (box.x1 - box.x0) + 1);
  const y = Math.max(2, view.height / cell - (box.y1 - box.y0) + 1);
  return { x0: Math.floor(box.x0 - x), y0: Math.floor(box.y0 - y), x1: Math.ceil(box.x1 + x), y1: Math.ceil(box.y1 + y) };
}

/** The sea chart: a position of El Caballero in, a picture to act on out. */
export function Chart(props: ChartProps) {
  const { scene, targets, selected, preview, threatened, overlay, cursor, lit = NOBODY_LIT, popover, spotlight } = props;
  const id = useId().replace(/\W/g, '');
  const element = useRef<HTMLDivElement>(null);
  const view = useViewport(element);
  const control = useCamera(element, view, scene.box, props.fitKey, preview !== undefined, props.onTap);
  const { camera, drawnCell } = control;
  useZoomKeys(control);
  const { flights, outlined } = useFlights(scene);

  useEffect(() => {
    if (props.lookAt !== undefined) {
      control.show(props.lookAt);
    }
  }, [props.lookAt?.x, props.lookAt?.y]);

  useEffect(() => {
    if (props.summons) {
      element.current?.querySelector<HTMLElement>('[role=grid]')?.focus();
      control.show(cursor);
    }
  }, [props.summons]);

  const asked = popover?.cell;
  useEffect(() => {
    if (asked !== undefined) {
      control.show(asked);
    }
  }, [asked?.x, asked?.y, view]);

  const small = drawnCell < SMALL_CELL;
  const fitted = useMemo(() => view && fit(scene.box, view), [scene.box, view]);
  const previewKey = preview && `${preview.x},${preview.y}`;
  const labels = useMemo(() => {
    const extra: Obstacle[] = preview
      ? [{ x0: preview.x, y0: preview.y, x1: preview.x + 1, y1: preview.y + 1, weight: 80 }]
      : [];
    return makeLabels(scene, drawnCell, small, extra);
  }, [scene, drawnCell, small, previewKey]);
  const lamp = spotlight && labels.badges.find((badge) => badge.region === spotlight.region);
  useEffect(() => {
    if (lamp !== undefined) {
      control.show({ x: lamp.x - 0.5, y: lamp.y - 0.5 }, AROUND_LAMP);
    }
  }, [spotlight?.region, view]);
  const rose = useMemo(() => {
    if (view === undefined || fitted === undefined) {
      return undefined;
    }
    const window = shown(fitted, view);
    // The map's buttons stand in the corner.
    return rosePlace(scene, { ...window, x1: window.x1 - 70 / fitted.cell }, 0.72);
  }, [scene, view, fitted]);
  const layer = useMemo(() => view && layerBox(scene.box, drawnCell, view), [scene.box, drawnCell, view]);
  const outside = view
    ? beyond(
        camera,
        view,
        targets.filter((target) => target.state === 'now').map((target) => target.cell),
      )
    : new Map();
  const corner = view && layer && toPixels(camera, view, layer.x0, layer.y0);
  const sheet = layer && {
    width: (layer.x1 - layer.x0) * drawnCell,
    height: (layer.y1 - layer.y0) * drawnCell,
    viewBox: `${layer.x0 * 100} ${layer.y0 * 100} ${(layer.x1 - layer.x0) * 100} ${(layer.y1 - layer.y0) * 100}`,
  };
  const origin = useMemo<Point>(() => (layer ? [layer.x0, layer.y0] : [0, 0]), [layer]);

  return (
    <div data-map class={`mapbox ${small ? 'lod-s' : ''}`} ref={element}>
      {view && layer && corner && (
        <>
          <div
            class="world"
            style={{ transform: `translate(${corner.left}px, ${corner.top}px) scale(${camera.cell / drawnCell})` }}
          >
            <svg class="chart" {...sheet} aria-hidden="true">
              <Paper box={layer} rose={rose} id={id} />
              <ChartLayers tiles={scene.tiles} id={id} />
              {overlay && <Overlay scene={scene} id={id} />}
              <Names names={labels.names} />
              <Pieces scene={scene} threatened={threatened} flights={flights} />
            </svg>
            {/* A sheet of its own: what changes with every click must not make the browser paint the land again. */}
            <svg class="marks" {...sheet} aria-hidden="true">
              <Targets scene={scene} targets={targets} selected={selected} />
              {preview && <PreviewTile preview={preview} />}
              {props.ghosts?.map((ghost) => (
                <PreviewTile key={cellKey(ghost.x, ghost.y)} preview={ghost} />
              ))}
              <Warnings threatened={threatened} />
              {spotlight && <Spotlight scene={scene} region={spotlight.region} id={id} />}
              <Outlines mark="lit" cells={lit} />
              <Outlines mark="fresh" cells={outlined} />
              <Flights flights={flights} />
              <rect
                class="cursor"
                data-mark="cursor"
                x={cursor.x * 100 + 1}
                y={cursor.y * 100 + 1}
                width="98"
                height="98"
                rx="9"
              />
            </svg>
            {overlay && spotlight === undefined && (
              <Badges scene={scene} badges={labels.badges} cell={drawnCell} origin={origin} small={small} />
            )}
            {lamp && (
              <>
                <Badges scene={scene} badges={[lamp]} cell={drawnCell} origin={origin} small={small} />
                <div
                  key={lamp.region}
                  class="over-badge"
                  style={{ left: `${(lamp.x - origin[0]) * drawnCell}px`, top: `${(lamp.y - origin[1]) * drawnCell}px` }}
                >
                  {spotlight.rises}
                </div>
              </>
            )}
          </div>
          <GridCells
            id={id}
            box={scene.box}
            scene={scene}
            cursor={cursor}
            describe={props.describe}
            onMove={(cell) => {
              props.onCursor(cell);
              control.show(cell);
            }}
            onEnter={props.onEnter}
          />
          <Frame camera={camera} drawnCell={drawnCell} view={view} layer={layer} marked={preview} />
          {[...outside].map(([edge, { count, nearest }]: [Edge, { count: number; nearest: Cell }]) => (
            <button key={edge} type="button" class={`beyond ${edge}`} onClick={() => control.show(nearest)}>
              {plural('ec.chart.beyond', count)}
              <Icon name="next" />
            </button>
          ))}
          {!contains(shown(camera, view), {
            x0: scene.box.x0 + 0.9,
            y0: scene.box.y0 + 0.9,
            x1: scene.box.x1 - 0.9,
            y1: scene.box.y1 - 0.9,
          }) && <Miniature scene={scene} window={shown(camera, view)} onPick={control.show} />}
          {popover?.content && (
            <Popover
              at={toPixels(camera, view, popover.cell.x + 0.5, popover.cell.y)}
              cell={camera.cell}
              view={view}
              hidesAbove={hidesAbove(popover.cell, threatened)}
              numbers={popover.numbers}
            >
              {popover.content}
            </Popover>
          )}
        </>
      )}
      {props.children}
      <div class="mapctl">
        <button
          type="button"
          aria-label={t('ec.chart.zoomIn')}
          aria-keyshortcuts="Plus"
          title={t('ec.chart.zoomIn')}
          onClick={() => control.zoomBy(ZOOM_STEP)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          aria-label={t('ec.chart.zoomOut')}
          aria-keyshortcuts="-"
          title={t('ec.chart.zoomOut')}
          onClick={() => control.zoomBy(1 / ZOOM_STEP)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          aria-label={t('ec.chart.fit')}
          aria-keyshortcuts="0"
          title={t('ec.chart.fit')}
          onClick={control.fitAll}
        >
          <Icon name="fit" />
        </button>
        <button
          type="button"
          class={overlay ? 'on' : ''}
          aria-pressed={overlay}
          aria-label={t('ec.chart.overlay')}
          title={t('ec.chart.overlay')}
          onClick={props.onOverlay}
        >
          <Icon name="layers" />
        </button>
      </div>
    </div>
  );
}

function Outlines({ cells, mark }: { mark: 'lit' | 'fresh'; cells: readonly Cell[] }) {
  return (
    <g class={mark}>
      {cells.map((cell) => (
        <rect
          key={cellKey(cell.x, cell.y)}
          data-mark={mark}
          data-cell={cellKey(cell.x, cell.y)}
          x={cell.x * 100 - 1}
          y={cell.y * 100 - 1}
          width="102"
          height="102"
          rx="10"
        />
      ))}
    </g>
  );
}

/** About the size of a popover in pixels: enough to know on which side there is room for it. */
const POPOVER = { height: 84, half: 150 };
const NUMBER = { height: 146, half: 25 };

interface PopoverProps {
  at: { left: number; top: number };
  cell: number;
  view: Viewport;
  /** Whether a threatened tile would lie under it. */
  hidesAbove: boolean;
  numbers: number;
  children: ComponentChildren;
}

function hidesAbove(cell: Cell, threatened: ReadonlySet<string>): boolean {
  return [-1, 0, 1].some((dx) => threatened.has(cellKey(cell.x + dx, cell.y - 1)));
}

/** Stands above its cell, or below where there is no room. */
function Popover({ at, cell, view, hidesAbove, numbers, children }: PopoverProps) {
  const height = numbers > 0 ? NUMBER.height : POPOVER.height;
  const half = Math.max(POPOVER.half, numbers * NUMBER.half + 10);
  const hasRoomBelow = at.top + cell + height < view.height - view.frame;
  const isBelow = at.top < height + view.frame || (hidesAbove && hasRoomBelow);
  const left = Math.min(view.width - half, Math.max(half, at.left));
  return (
    <div
      data-part="asking"
      class={isBelow ? 'pop below' : 'pop'}
      style={{ left: `${left}px`, top: `${isBelow ? at.top + cell + 10 : at.top - 10}px` }}
    >
      {children}
    </div>
  );
}
