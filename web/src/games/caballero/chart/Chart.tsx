import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { contains, SMALL_CELL, shown, toPixels, type Viewport } from '../../../table/camera';
import { type CameraControl, useCamera } from '../../../table/use-camera';
import { useViewport } from '../../../table/use-viewport';
import { useZoomKeys } from '../../../table/zoom-keys';
import { classes } from '../../../ui/classes';
import { Beyond } from './Beyond';
import styles from './Chart.module.css';
import { ChartControls } from './ChartControls';
import { Frame } from './Frame';
import { GridCells } from './GridCells';
import { Miniature } from './Miniature';
import { Popover } from './Popover';
import type { Preview } from './PreviewTile';
import { Sheets } from './Sheets';
import { type BadgeLabel, type Labels, makeLabels, type Scene } from './scene';
import type { MapTarget } from './target';
import { type SheetPlace, useSheets } from './use-sheets';

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

/** How many cells around the lit region's badge are to be seen: what rises there needs room. */
const AROUND_LAMP = 0.8;
/** How much of the outermost cells may be out of sight before the miniature is needed. */
const MARGIN = 0.9;

/** The sea chart: a position of El Caballero in, a picture to act on out. */
export function Chart(props: ChartProps) {
  const { scene, preview, popover, spotlight } = props;
  const id = useId().replace(/\W/g, '');
  const element = useRef<HTMLDivElement>(null);
  const view = useViewport(element);
  const control = useCamera(element, view, scene.box, props.fitKey, preview !== undefined, props.onTap);
  const { camera, drawnCell } = control;
  useZoomKeys(control);
  const small = drawnCell < SMALL_CELL;
  const labels = useLabels(scene, drawnCell, small, preview);
  const lamp = spotlight && labels.badges.find((badge) => badge.region === spotlight.region);
  useLooks(props, element, control, view, lamp);
  const sheets = useSheets(scene, view, drawnCell);
  const isAskedBelow = popover !== undefined && popover.content === undefined;
  return (
    <div data-map class={classes(styles.chart, small && styles.small)} ref={element}>
      {view && sheets && (
        <>
          <div
            class={styles.world}
            style={{ transform: placed(toPixels(camera, view, ...sheets.origin), camera.cell / drawnCell) }}
          >
            <Sheets
              id={id}
              scene={scene}
              sheets={sheets}
              drawnCell={drawnCell}
              labels={labels}
              lamp={lamp}
              isSmall={small}
              targets={props.targets}
              selected={props.selected}
              preview={preview}
              ghosts={props.ghosts}
              threatened={props.threatened}
              overlay={props.overlay}
              lit={props.lit}
              spotlight={spotlight}
              cursor={props.cursor}
            />
          </div>
          <OverSheets {...props} id={id} control={control} view={view} sheets={sheets} isAskedBelow={isAskedBelow} />
        </>
      )}
      {props.children}
      <ChartControls control={control} isRaised={isAskedBelow} overlay={props.overlay} onOverlay={props.onOverlay} />
    </div>
  );
}

interface OverProps extends ChartProps {
  id: string;
  control: CameraControl;
  view: Viewport;
  sheets: SheetPlace;
  /** What is asked stands below the chart. */
  isAskedBelow: boolean;
}

/** What stands over the drawing and follows the window: the grid for readers, the frame, signs, what is asked. */
function OverSheets({ id, scene, control, view, sheets, isAskedBelow, popover, ...props }: OverProps) {
  const { camera, drawnCell } = control;
  const move = (cell: Cell) => {
    props.onCursor(cell);
    control.show(cell);
  };
  return (
    <>
      <GridCells
        id={id}
        box={scene.box}
        scene={scene}
        cursor={props.cursor}
        describe={props.describe}
        onMove={move}
        onEnter={props.onEnter}
      />
      <Frame camera={camera} drawnCell={drawnCell} view={view} layer={sheets.box} marked={props.preview} />
      {!(isAskedBelow && popover !== undefined && popover.numbers > 0) && (
        <Beyond camera={camera} view={view} targets={props.targets} onShow={control.show} />
      )}
      {!isAskedBelow && !contains(shown(camera, view), inner(scene.box)) && (
        <Miniature scene={scene} window={shown(camera, view)} onPick={control.show} />
      )}
      {popover?.content && <Popover {...popover} camera={camera} view={view} threatened={props.threatened} />}
    </>
  );
}

/** Where names and badges stand; a preview is not covered by them. */
function useLabels(scene: Scene, cell: number, small: boolean, preview: Preview | undefined): Labels {
  return useMemo(
    () =>
      makeLabels(
        scene,
        cell,
        small,
        preview ? [{ x0: preview.x, y0: preview.y, x1: preview.x + 1, y1: preview.y + 1, weight: 80 }] : [],
      ),
    [scene, cell, small, preview?.x, preview?.y],
  );
}

/** Brings into the window what there is to look at: what has happened, what is asked, the cursor, the lit region. */
function useLooks(
  { lookAt, popover, summons, cursor, spotlight }: ChartProps,
  element: RefObject<HTMLElement | null>,
  { show }: CameraControl,
  view: Viewport | undefined,
  lamp: BadgeLabel | undefined,
): void {
  useWhenPlaced(lookAt, show);
  useEffect(() => {
    if (summons) {
      element.current?.querySelector<HTMLElement>('[role=grid]')?.focus();
      show(cursor);
    }
  }, [summons]);
  useWhenPlaced(popover?.cell, show, view);
  useEffect(() => {
    if (lamp !== undefined) {
      show({ x: lamp.x - 0.5, y: lamp.y - 0.5 }, AROUND_LAMP);
    }
  }, [spotlight?.region, view]);
}

/** Runs once a place is given, and again when it is another one. */
function useWhenPlaced(cell: Cell | undefined, look: (cell: Cell) => void, again?: unknown): void {
  useEffect(() => {
    if (cell !== undefined) {
      look(cell);
    }
  }, [cell?.x, cell?.y, again]);
}

function placed({ left, top }: { left: number; top: number }, scale: number): string {
  return `translate(${left}px, ${top}px) scale(${scale})`;
}

function inner({ x0, y0, x1, y1 }: Scene['box']): Scene['box'] {
  return { x0: x0 + MARGIN, y0: y0 + MARGIN, x1: x1 - MARGIN, y1: y1 - MARGIN };
}
