import { useContext, useMemo, useState } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import type { CaballeroPreview, CaballeroTable } from '../../../protocol/types';
import { layingOf, planned } from '../../../table/cards/bidding';
import { type TurnEnding, useTurnEnding } from '../../../table/cards/use-turn-ending';
import { FollowContext } from '../../../table/follow/follow';
import { type Panes, showHand, usePanes } from '../../../table/frame/panes';
import { previewer } from '../../../table/help/previewer';
import type { WhatIf } from '../../../table/help/use-previews';
import type { LogEntry, ShownCaption } from '../../../table/people/types';
import { useTable } from '../../../table/table-state';
import { prefer } from '../../../ui/state/session';
import type { GameKind } from '../scene/cards';
import { placeOf } from '../scene/describe';
import { type EvictedTile, evictedBy, flashedBy } from '../scene/evicted';
import { captionOf, logOf } from '../scene/log';
import { type MoveTree, moveTree, parseMove } from '../scene/moves';
import { notation } from '../scene/notation';
import { makeScene, type Scene } from '../scene/scene';
import { type ActionState, actionStates, actionsOf } from './actions';
import { type TileInDanger, useDescriptions, useTilesInDanger, warningsOf } from './danger';
import { useTableKeys } from './keyboard';
import { lossesOf } from './losses';
import { type CellMenuState, useCellMenu } from './use-cell-menu';
import { type Turn, useTurn } from './use-turn';
import { type WhyNots, whyNots } from './why-not';

/** The table as it is drawn, which may lag behind, and the highlights on it. */
export interface Drawn {
  /** The position that is drawn. */
  table: CaballeroTable;
  kind: GameKind;
  /** Cells to outline because they changed while the person was away. */
  changed: readonly Cell[] | undefined;
}

/** The data that the parts of El Caballero's table share, besides the table itself. */
export interface Screen extends Drawn, OthersMoves {
  scene: Scene;
  turn: Turn;
  /** The seat's legal moves, also without a connection: the selection stays. */
  legal: readonly string[];
  /** The moves that are possible now; none without a connection. */
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
  whatIf: WhatIf<CaballeroPreview>;
  whyNot: WhyNots;
  /** The actions at the pressed cell, while nothing is selected. */
  menu: CellMenuState | undefined;
  /** The reader's own tiles that one area tile could evict. */
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
}

const NOTHING_LEGAL = moveTree([]);

/** The state of the table's screen, and what the keys do in it. */
export function useScreen(drawn: Drawn): Screen {
  const { table, kind } = drawn;
  const { live, play, names, seat, players, plan, pending, isAway, scorings, showDangers, move, ...at } = useTable();
  const legal = isAway && !scorings.isComing ? play.legal : at.legal;
  const scene = useMemo(() => makeScene(table, seat < 0 ? undefined : seat), [table, seat]);
  const whatIf = useMemo(() => previewer<CaballeroPreview>(live, seat, names), [live, seat]);
  const whyNot = useMemo(() => whyNots(scene, seat, players, whatIf), [scene, seat, players, whatIf]);
  const menu = useCellMenu(scene, seat, legal, actionsOf(kind.isExpanded), whyNot.place);
  const turn = useTurn(scene, seat, legal, pending, whatIf, move, at.predict, menu.press);
  const [overlay, setOverlay] = useState(true);
  const [cursor, setCursor] = useState<Cell>(() => ({ x: table.areas.at(-1)?.x ?? 0, y: table.areas.at(-1)?.y ?? 0 }));
  const [summons, setSummons] = useState(0);
  const panes = usePanes<'regions'>();

  const isBidding = table.phase === 'power';
  const { isBack } = useContext(FollowContext);
  const isMine = table.mover === seat && table.phase !== 'over' && !isBack;
  const mayPlan = isBidding && !isBack && seat >= 0 && table.courts[seat]!.laid === 0;
  const firstPlanned = mayPlan ? planned(table, plan) : undefined;
  const laying = pending === undefined ? layingOf(legal, firstPlanned, notation.laying) : undefined;
  const tree = isAway ? NOTHING_LEGAL : turn.tree;
  const states = useMemo(() => actionStates(table, seat, tree, kind.isExpanded, isAway), [table, seat, tree, kind, isAway]);
  const inDanger = useTilesInDanger(table, isMine && !isBidding && pending === undefined);
  const describe = useDescriptions(scene, players, turn, inDanger);
  const ending = useEnding(table, tree, inDanger);
  const screen: Screen = {
    ...drawn,
    ...useOthersMoves(play.table as CaballeroTable),
    scene,
    turn,
    legal,
    tree,
    states,
    isBidding,
    isMine,
    mayPlan,
    firstPlanned,
    laying,
    ending,
    whatIf,
    whyNot,
    menu: turn.selection.action === undefined ? menu.open : undefined,
    closeMenu: menu.close,
    inDanger,
    toggleDanger: () => prefer('danger', showDangers ? 'off' : 'on'),
    panes,
    overlay,
    toggleOverlay: () => setOverlay(!overlay),
    cursor,
    setCursor,
    summons,
    describe,
  };
  useScreenKeys(screen, (cell) => {
    setCursor(cell);
    setSummons((count) => count + 1);
  });
  return screen;
}

/** The end of the turn, and its losses. */
function useEnding(table: CaballeroTable, tree: MoveTree, inDanger: readonly TileInDanger[]): TurnEnding {
  const { seat, confirmEnd, move } = useTable();
  return useTurnEnding({
    table,
    confirmEnd,
    losses: useMemo(() => lossesOf(table, seat, tree, () => move('supply', 'end')), [table, seat, tree]),
    warnings: useMemo(() => warningsOf(inDanger, move), [inDanger]),
    canEnd: tree.canEnd,
    onEnd: () => move('end'),
  });
}

/** The page's view of other players' moves. */
interface OthersMoves {
  log: readonly LogEntry<Cell>[];
  /** The cell of another player's last move, to move the window there. */
  lookAt: Cell | undefined;
  /** The last action of another seat, and the tiles that it evicted. */
  caption: ShownCaption<Cell> | undefined;
  evicted: readonly EvictedTile[];
  /** One side of each region that the action joined or that changed hands. */
  flashed: readonly string[];
}

function useOthersMoves(position: CaballeroTable): OthersMoves {
  const { log, players, seat, seenPly } = useTable();
  const { action, before } = useContext(FollowContext);
  const last = log.at(-1);
  return {
    log: useMemo(() => logOf(log, position.areas, players, seenPly), [log, position, players, seenPly]),
    lookAt: useMemo(
      () => (last === undefined || last.seat === seat || last.move === '' ? undefined : placeOf(parseMove(last.move))),
      [last?.ply],
    ),
    caption: useMemo(() => action && captionOf(position.areas, players, action), [action, position, players]),
    evicted: useMemo(() => (action && before ? evictedBy(action, before.table as CaballeroTable) : []), [action, before]),
    flashed: useMemo(() => (action ? flashedBy(action) : []), [action]),
  };
}

/** Connects the keys of the table. */
function useScreenKeys(screen: Screen, goTo: (cell: Cell) => void): void {
  const { isAway, canUndo, move, undo } = useTable();
  const { turn, states, isMine, laying, panes, ending } = screen;
  useTableKeys({
    action: (action) => states.some((state) => state.action === action && !state.isOff) && turn.takeAction(action),
    digit: (digit) => {
      if (turn.numbers.length > 0) {
        turn.pickNumber(digit);
      } else if (isMine && !isAway && turn.fits[digit - 1]) {
        turn.takeTile(digit - 1);
        goTo(screen.cursor);
      }
    },
    rotate: turn.rotate,
    confirm: () => (laying === undefined ? turn.move() : move(laying)),
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
    undo: () => canUndo && undo(),
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
