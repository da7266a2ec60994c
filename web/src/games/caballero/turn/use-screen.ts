import { useMemo, useState } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import type { CaballeroForecast, CaballeroTable, ScoreLine } from '../../../protocol/types';
import { layingOf, planned } from '../../../table/cards/bidding';
import { type TurnEnding, useTurnEnding } from '../../../table/cards/use-turn-ending';
import { type Panes, showHand, usePanes } from '../../../table/frame/panes';
import type { ScreenProps } from '../../../table/live/use-screen-props';
import type { ToldCaption } from '../../../table/people/types';
import { useStable } from '../../../ui/hooks/use-stable';
import { prefer } from '../../../ui/state/session';
import type { GameKind } from '../scene/cards';
import type { EvictedTile } from '../scene/evicted';
import { type MoveTree, moveTree } from '../scene/moves';
import { notation } from '../scene/notation';
import { makeScene, type Scene } from '../scene/scene';
import { type ActionState, actionStates, actionsOf } from './actions';
import { type TileInDanger, warningsOf } from './danger';
import { useTableKeys } from './keyboard';
import { lossesOf } from './losses';
import { type CellMenuState, useCellMenu } from './use-cell-menu';
import { useDescriptions, useTilesInDanger } from './use-danger';
import { type Turn, useTurn } from './use-turn';
import { type WhyNots, whyNots } from './why-not';

/** Everything that El Caballero's table shows, and its callbacks. */
export interface CaballeroScreenProps extends ScreenProps<Cell, CaballeroForecast> {
  table: CaballeroTable;
  kind: GameKind;
  /** The points that a scoring of this position would give, line by line. */
  sheet: readonly ScoreLine[];
  /** There is no connection: the selection stays, but nothing can be sent. */
  isAway?: boolean;
  /** What the last move of another player did, to move the window there. */
  lookAt?: Cell | undefined;
  /** What another seat has just done, and the tiles that it has evicted. */
  caption?: ToldCaption<Cell> | undefined;
  evicted?: readonly EvictedTile[];
  /** A side of each region that this has joined, or that has changed hands. */
  flashed?: readonly string[];
  /** Cells to outline because they have changed, for example while the person was away. */
  changed?: readonly Cell[];
}

/** What all parts of the screen share. */
export interface Screen {
  scene: Scene;
  turn: Turn;
  /** What can be done now; nothing without a connection. */
  tree: MoveTree;
  states: readonly ActionState[];
  isBidding: boolean;
  isMine: boolean;
  /** Whether the seat still has to play a card in this round. */
  mayPlan: boolean;
  firstPlanned: number | undefined;
  /** The move that plays the planned card. */
  laying: string | undefined;
  ending: TurnEnding;
  whyNot: WhyNots;
  /** What can be done at the cell that was pressed, while nothing is selected. */
  menu: CellMenuState | undefined;
  /** Own tiles that one area tile could evict. */
  inDanger: readonly TileInDanger[];
  toggleDanger: () => void;
  closeMenu: () => void;
  panes: Panes<'regions'>;
  overlay: boolean;
  toggleOverlay: () => void;
  cursor: Cell;
  setCursor: (cell: Cell) => void;
  /** Changes when the keyboard focus should go to the cursor. */
  summons: number;
  describe: (cell: Cell) => string;
  onMove: (move: string) => void;
}

const NOTHING_LEGAL = moveTree([]);

/** What is going on at the table, and what the keys do about it. */
export function useScreen(props: CaballeroScreenProps): Screen {
  const { table, seat, players, kind, legal, plan, pending, isAway = false } = props;
  const onMove = useStable(props.onMove);
  const scene = useMemo(() => makeScene(table, seat < 0 ? undefined : seat), [table, seat]);
  const whyNot = useMemo(() => whyNots(scene, seat, players, props.whatIf), [scene, seat, players, props.whatIf]);
  const menu = useCellMenu(scene, seat, legal, actionsOf(kind.isExpanded), whyNot.place);
  const turn = useTurn(scene, seat, legal, pending, props.whatIf, onMove, props.onMean, menu.press);
  const [overlay, setOverlay] = useState(true);
  const [cursor, setCursor] = useState<Cell>(() => ({ x: table.areas.at(-1)?.x ?? 0, y: table.areas.at(-1)?.y ?? 0 }));
  const [summons, setSummons] = useState(0);
  const panes = usePanes<'regions'>();

  const isBidding = table.phase === 'power';
  const isMine = table.mover === seat && table.phase !== 'over';
  const mayPlan = isBidding && seat >= 0 && table.courts[seat]!.laid === 0;
  const firstPlanned = mayPlan ? planned(table, plan) : undefined;
  const laying = pending === undefined ? layingOf(legal, firstPlanned, notation.laying) : undefined;
  const tree = isAway ? NOTHING_LEGAL : turn.tree;
  const states = useMemo(() => actionStates(table, seat, tree, kind.isExpanded, isAway), [table, seat, tree, kind, isAway]);
  const inDanger = useTilesInDanger(props, isMine && !isBidding && pending === undefined);
  const describe = useDescriptions(scene, players, turn, inDanger);
  const ending = useTurnEnding({
    table,
    confirmEnd: props.confirmEnd,
    losses: useMemo(() => lossesOf(table, seat, tree, () => onMove('supply', 'end')), [table, seat, tree]),
    warnings: useMemo(() => warningsOf(inDanger, onMove), [inDanger]),
    canEnd: tree.canEnd,
    onEnd: () => onMove('end'),
  });
  const screen: Screen = {
    scene,
    turn,
    tree,
    states,
    isBidding,
    isMine,
    mayPlan,
    firstPlanned,
    laying,
    ending,
    whyNot,
    menu: turn.selection.action === undefined ? menu.open : undefined,
    closeMenu: menu.close,
    inDanger,
    toggleDanger: () => prefer('danger', props.showDangers ? 'off' : 'on'),
    panes,
    overlay,
    toggleOverlay: () => setOverlay(!overlay),
    cursor,
    setCursor,
    summons,
    describe,
    onMove,
  };
  useScreenKeys(props, screen, (cell) => {
    setCursor(cell);
    setSummons((count) => count + 1);
  });
  return screen;
}

/** What the keys do at the table. */
function useScreenKeys(props: CaballeroScreenProps, screen: Screen, goTo: (cell: Cell) => void): void {
  const { turn, states, isMine, laying, panes, ending, onMove } = screen;
  useTableKeys({
    action: (action) => states.some((state) => state.action === action && !state.isOff) && turn.takeAction(action),
    digit: (digit) => {
      if (turn.numbers.length > 0) {
        turn.pickNumber(digit);
      } else if (isMine && !props.isAway && turn.fits[digit - 1]) {
        turn.takeTile(digit - 1);
        goTo(screen.cursor);
      }
    },
    rotate: turn.rotate,
    confirm: () => (laying === undefined ? turn.commit() : onMove(laying)),
    cancel: () => {
      ending.cancel();
      screen.closeMenu();
      turn.cancel();
    },
    nextTarget: (direction) => {
      const next = nextTarget(turn, screen.cursor, direction);
      if (next !== undefined) {
        goTo(next);
      }
    },
    undo: () => props.canUndo && props.onUndo(),
    end: ending.endByKey,
    overlay: screen.toggleOverlay,
    danger: screen.toggleDanger,
    open: (what) => (what === 'cards' ? showHand(panes) : panes.open(what)),
  });
}

/** The target after the one at the cursor, or before it. */
function nextTarget({ targets }: Turn, cursor: Cell, direction: 1 | -1): Cell | undefined {
  const at = targets.findIndex((target) => target.cell.x === cursor.x && target.cell.y === cursor.y);
  return targets[(at + direction + targets.length) % targets.length]?.cell;
}
