import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { atLeast, boxOf, fit, joined, SMALL_CELL, shown, toPixels, type Viewport } from '../../../table/map/camera';
import { useShowFirst } from '../../../table/map/UntilMade';
import { type CameraControl, useCamera } from '../../../table/map/use-camera';
import { useViewport } from '../../../table/map/use-viewport';
import { useZoomKeys } from '../../../table/map/zoom-keys';
import type { Player } from '../../../table/people/types';
import { HANDHELD, useMedia } from '../../../ui/hooks/use-media';
import { classes } from '../../../ui/parts/classes';
import { type BadgeLabel, type Labels, makeLabels, roomyBadges, type Scene, showSameMap } from '../scene/scene';
import type { DangerMark } from '../sheets/DangerMarks';
import type { PreviewedPiece } from '../sheets/PreviewTile';
import { Sheets, type ShownOnChart } from '../sheets/Sheets';
import { type SheetPlace, useSheets } from '../sheets/use-sheets';
import { Backdrop } from './Backdrop';
import styles from './Chart.module.css';
import { ChartControls, OffscreenSigns } from './ChartControls';
import { fitClear, needsMiniature } from './corners';
import { Frame } from './Frame';
import { GridCells } from './GridCells';
import { Miniature } from './Miniature';
import { ChartCaption, type Place, Question } from './Popover';
import { RegionRanking, useRanking } from './RegionRanking';
import { useCellTips } from './use-cell-tips';

export interface ChartProps extends ShownOnChart {
  onOverlay: () => void;
  /** The players, where a tap on a badge lists all of them in its region. */
  players?: readonly Player[];
  /**
   * The chart fits itself to the window when this value changes, except during a preview; undefined leaves the window as it is.
   */
  fitKey: string;
  /** Whether a prompt covers the upper left corner. */
  hasPrompt?: boolean;
  /** Where the chart's buttons are placed elsewhere: receives the function that shows the whole map. */
  fitAll?: { current: () => void } | undefined;
  /** The window moves to this cell when the cell changes and is outside. */
  lookAt?: Cell | undefined;
  /** When these cells change, the window shows all of them and the map. */
  lookAtAll?: readonly Cell[] | undefined;
  /** A text about some cells, such as a hint. */
  card?: { cells: readonly Cell[]; content: ComponentChildren } | undefined;
  /** The reader's own tiles that one area tile could evict, and a text about them, placed where it covers no piece. */
  danger?: { marks: readonly DangerMark[]; card: ComponentChildren } | undefined;
  /** Shows or hides the tiles in danger; if undefined, there is no button for it. */
  onDanger?: (() => void) | undefined;
  isDangerShown?: boolean;
  /** When this changes, the keyboard focus goes to the cursor on the chart. */
  summons?: number;
  onCursor: (cell: Cell) => void;
  describe: (cell: Cell) => string;
  onTap: (x: number, y: number, cellSize: number) => void;
  onEnter: (cell: Cell) => void;
  /**
   * The question about a cell, and how many numbers it offers. Without content, the question is elsewhere and the cell only
   * stays visible.
   */
  popover?: { cell: Cell; content: ComponentChildren; numbers: number } | undefined;
  /** Shown above the map: prompts and messages. */
  children?: ComponentChildren;
}

/** The approximate size of the map after the first round, in cells: on a phone, the window never zooms in further. */
const FIRST_ROUND = [6, 5] as const;

/** On a phone, cells may be a little smaller than a finger: a tap takes the nearest place, and only previews. */
const PHONE_CELL = 38;

/** How many cells around the badge of the highlighted region must be visible: the points rise there. */
const AROUND_LAMP = 0.8;

/** The sea chart: draws a position of El Caballero and reports what the player chooses on it. */
export function Chart(wanted: ChartProps) {
  const props = { ...wanted, scene: useSameMap(wanted.scene) };
  const { scene, previewed, popover, spotlight } = props;
  const id = useId().replace(/\W/g, '');
  const element = useRef<HTMLDivElement>(null);
  const view = useViewport(element);
  useShowFirst(element);
  const isPhone = useMedia(HANDHELD);
  const fitted = (view: Viewport, least?: number) =>
    isPhone
      ? fit(atLeast(scene.box, ...FIRST_ROUND), view, least ?? PHONE_CELL)
      : fitClear(scene, view, props.hasPrompt === true);
  const ranking = useRanking(scene, props.players !== undefined && props.targets.length === 0, props.onTap);
  const control = useCamera(element, view, scene.box, fitted, props.fitKey, previewed !== undefined, ranking.tap);
  const { camera, drawnCell } = control;
  if (props.fitAll) {
    props.fitAll.current = control.fitAll;
  }
  useZoomKeys(control);
  useCellTips(element, { scene, camera, view, cursor: props.cursor, describe: props.describe });
  const small = drawnCell < SMALL_CELL;
  const labels = useLabels(scene, drawnCell, small, previewed);
  const place = view && { scene, camera, view, badges: roomyBadges(scene, labels.badges, drawnCell) };
  ranking.place.current = place;
  const lamp = spotlight && labels.badges.find((badge) => badge.region === spotlight.region);
  useLooks(props, element, control, view, lamp);
  useAllTargets(props, control, isPhone);
  const sheets = useSheets(scene, view, drawnCell);
  const isAskedBelow = popover !== undefined && popover.content === undefined;
  return (
    <div data-map class={classes(styles.chart, small && styles.small)} ref={element}>
      {view && sheets && (
        <>
          <World {...props} id={id} control={control} view={view} sheets={sheets} labels={labels} lamp={lamp} />
          <Backdrop scene={scene} camera={camera} view={view} hasButtons={!props.fitAll} />
          <OverSheets
            {...props}
            id={id}
            control={control}
            place={place!}
            sheets={sheets}
            isAskedBelow={isAskedBelow}
            ranked={ranking.ranked}
          />
        </>
      )}
      {props.children}
      {!props.fitAll && (
        <ChartControls
          control={control}
          overlay={props.overlay}
          onOverlay={props.onOverlay}
          onDanger={props.onDanger}
          isDangerShown={props.isDangerShown}
        />
      )}
    </div>
  );
}

interface WorldProps extends ChartProps {
  id: string;
  control: CameraControl;
  view: Viewport;
  sheets: SheetPlace;
  labels: Labels;
  /** The badge of the highlighted region. */
  lamp: BadgeLabel | undefined;
}

/** The drawing, which the camera moves. */
function World({ id, control: { camera, drawnCell }, view, sheets, labels, lamp, ...props }: WorldProps) {
  return (
    <div class={styles.world} style={{ transform: placed(toPixels(camera, view, ...sheets.origin), camera.cell / drawnCell) }}>
      <Sheets
        id={id}
        scene={props.scene}
        sheets={sheets}
        drawnCell={drawnCell}
        labels={labels}
        lamp={lamp}
        isSmall={drawnCell < SMALL_CELL}
        targets={props.targets}
        selected={props.selected}
        previewed={props.previewed}
        ghosts={props.ghosts}
        threatened={props.threatened}
        overlay={props.overlay}
        lit={props.lit}
        caption={props.caption}
        evicted={props.evicted}
        answers={props.answers}
        flashed={props.flashed}
        dangers={props.danger?.marks}
        spotlight={props.spotlight}
        cursor={props.cursor}
      />
    </div>
  );
}

interface OverProps extends ChartProps {
  id: string;
  control: CameraControl;
  place: Place;
  sheets: SheetPlace;
  /** The region whose ranking is open. */
  ranked: number | undefined;
  /** Whether the question is below the chart. */
  isAskedBelow: boolean;
}

/** Everything above the drawing that follows the window: the grid for screen readers, the frame, signs and questions. */
function OverSheets({ id, scene, control, place, sheets, ranked, isAskedBelow, popover, ...props }: OverProps) {
  const { camera, drawnCell } = control;
  const { view } = place;
  const badge = place.badges.find(({ region }) => region === ranked);
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
      <Frame camera={camera} drawnCell={drawnCell} view={view} layer={sheets.box} marked={props.previewed} />
      {!(isAskedBelow && popover !== undefined && popover.numbers > 0) && (
        <OffscreenSigns camera={camera} view={view} targets={props.targets} onShow={control.show} />
      )}
      {!isAskedBelow && needsMiniature(scene, camera, view) && (
        <Miniature scene={scene} window={shown(camera, view)} onPick={control.show} />
      )}
      {props.caption?.content && (
        <ChartCaption {...place} cells={props.caption.cells}>
          {props.caption.content}
        </ChartCaption>
      )}
      {props.card && (
        <ChartCaption {...place} cells={props.card.cells}>
          <div class={styles.card}>{props.card.content}</div>
        </ChartCaption>
      )}
      {props.danger?.card && !props.card && !props.caption && !popover && (
        <ChartCaption {...place} cells={props.danger.marks.flatMap(({ cell, from }) => [cell, ...from])} isOptional>
          {props.danger.card}
        </ChartCaption>
      )}
      {badge && props.players && !popover && <RegionRanking place={place} badge={badge} players={props.players} />}
      {popover?.content && <Question {...place} cell={popover.cell} threatened={props.threatened} content={popover.content} />}
    </>
  );
}

/** The scene, or an older one that shows the same map. */
function useSameMap(scene: Scene): Scene {
  const kept = useRef(scene);
  if (!showSameMap(kept.current, scene)) {
    kept.current = scene;
  }
  return kept.current;
}

/** The places of names and badges; they don't cover a preview. */
function useLabels(scene: Scene, cell: number, small: boolean, previewed: PreviewedPiece | undefined): Labels {
  return useMemo(
    () =>
      makeLabels(
        scene,
        cell,
        small,
        previewed ? [{ x0: previewed.x, y0: previewed.y, x1: previewed.x + 1, y1: previewed.y + 1, weight: 80 }] : [],
      ),
    [scene, cell, small, previewed?.x, previewed?.y],
  );
}

/** Moves the window to the latest move, the question, the cursor or the highlighted region. */
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

/** How much around the targets must be visible too, in cells; half of that on a phone, where the map doesn't move. */
const AROUND_TARGETS = 0.1;
const HALF_OF_TARGETS = -0.5;

/** Keeps every target and its neighbouring tiles inside the window. */
function useAllTargets(
  { scene, targets, popover, lookAtAll = [] }: ChartProps,
  { showAll }: CameraControl,
  isPhone: boolean,
): void {
  const { areas, tiles } = scene.table;
  const pieces = [...areas, ...tiles];
  useEffect(() => {
    if (lookAtAll.length > 0) {
      showAll(boxOf([...pieces, ...lookAtAll], AROUND_TARGETS));
    }
  }, [lookAtAll.map(({ x, y }) => `${x},${y}`).join(' ')]);
  useEffect(() => {
    if (targets.length > 0 && popover === undefined) {
      const cells = targets.map(({ cell }) => cell);
      showAll(isPhone ? joined(boxOf(pieces, 0), boxOf(cells, HALF_OF_TARGETS)) : boxOf([...pieces, ...cells], AROUND_TARGETS));
    }
  }, [targets.map(({ choice }) => choice).join()]);
  // On a phone, the map moves only when a tile is outside the window.
  useEffect(() => {
    if (isPhone && pieces.length > 0) {
      showAll(boxOf(pieces, 0));
    }
  }, [isPhone, scene.box.x0, scene.box.y0, scene.box.x1, scene.box.y1]);
}

/** Runs `look` when a cell is given, and again when the cell changes. */
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
