import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { createStore } from '../../../net/store';
import type { GrandePreview, GrandeTable, LogLine, PlayView } from '../../../protocol/types';
import { layingOf, planned } from '../../../table/cards/bidding';
import { useTurnEnding } from '../../../table/cards/use-turn-ending';
import { FollowContext, groupAt } from '../../../table/follow/follow';
import { previewer } from '../../../table/help/previewer';
import { isRefusal, usePreviews, type WhatIf } from '../../../table/help/use-previews';
import type { Player } from '../../../table/people/types';
import { type TableState, useTable } from '../../../table/table-state';
import { useMedia, WIDE } from '../../../ui/hooks/use-media';
import type { RegionCode } from '../ground/iberia';
import type { MapArrow } from '../map/MapMarks';
import { roundsOf } from '../words/cards';
import { cameToNothing, captionOf, continues, isStopped, logOf, takenCards } from '../words/log';
import { notation } from '../words/notation';
import { placeAt } from '../words/words';
import { usePress } from './use-press';
import { lossesOf, type Turn, useTurn } from './use-turn';
import { whyNots } from './why-not';

const ALLOW = ['allow'];
const NOTHING: string[] = [];

/** The table as it is drawn, which may lag behind. */
export interface Drawn {
  table: GrandeTable;
  /** The path of the caballero that another seat moved last. */
  arrow: MapArrow | undefined;
}

/** The data that the parts of El Grande's table share, besides the table itself: pointer, selection, plans and questions. */
export type Screen = ReturnType<typeof useScreen>;

/** The props of a part of the screen, which takes the table from its context. */
export interface PartProps {
  screen: Screen;
}

/** The data computed from the position and the table around it. */
type Base = Pick<TableState, 'seat' | 'legal' | 'pending' | 'move'> & {
  table: GrandeTable;
  whatIf: WhatIf<GrandePreview>;
};

export function useScreen({ table, arrow }: Drawn) {
  const { live, names, seat, players, legal, pending, plan, confirmEnd, move, predict, ...at } = useTable();
  const { options } = at.table;
  const whatIf = useMemo(() => previewer<GrandePreview>(live, seat, names), [live, seat]);
  const turn = useTurn(table, legal, pending, whatIf, move, predict);
  const { isBack } = useContext(FollowContext);
  const props: Base = { table, seat, legal, pending, whatIf, move };
  const secret = useSecret(props, turn);
  const veto = useVeto(props, turn);
  const ending = useEnding(table, turn, confirmEnd, move);
  const map = useMapState(table, turn);
  const bid = useBid(props, plan, isBack);
  const whyNot = whyNots(props, players, turn, bid.first);
  const isSent = pending !== undefined;
  const places = usePress(table, seat, turn, whyNot);
  const choose = (code: string, inTurn: (code: string) => void) => {
    map.setOpened(code);
    if (secret.disks.includes(code)) {
      secret.setDraft(code as RegionCode);
    } else if (!isSent) {
      inTurn(code);
    }
  };
  return {
    table,
    options,
    ...useOthersMoves(at.play, players, at.seenPly, at.log, options),
    arrow,
    whatIf,
    /** Stops the action, for the seat that may do so. */
    interrupt: (veto: string) => at.moveFrom(at.waiting?.seat ?? seat, veto),
    turn,
    secret,
    veto,
    ending,
    map,
    bid,
    whyNot,
    isSent,
    isWide: useMedia(WIDE),
    isBidding: table.stage === 'laying',
    isSecret: isSecretStage(table),
    isMine: table.obliged.includes(seat) && table.stage !== 'over' && !isBack,
    /** The preview of the selected move, or of the action that waits for a veto. */
    preview: veto.isAsked ? veto.allowed : turn.preview,
    /** The place whose details are shown next to the map, unless the pointer is over another. */
    asked: turn.chosen ?? secret.draft,
    places,
    pick: (code: string) => choose(code, places.press),
    enter: (code: string) => choose(code, places.enter),
    cancel: () => {
      ending.cancel();
      places.closeMenu();
      map.setOpened(undefined);
      turn.cancel();
    },
  };
}

/** The log in words, and its lines about this round. */
function useOthersMoves(
  play: PlayView,
  players: readonly Player[],
  seenPly: number,
  log: readonly LogLine[],
  options: Readonly<Record<string, string>>,
) {
  const { action } = useContext(FollowContext);
  const { left } = roundsOf(options);
  return {
    log: useMemo(() => logOf(log, left, players, seenPly), [play, log.length, players, seenPly]),
    /** The action cards of this round, by pile, with the seats that took them. */
    taken: useMemo(() => takenCards(log), [play, log.length]),
    /** The last action of another seat. */
    caption: useMemo(() => action && captionOf(players, groupAt(log, action, continues)), [action, log, players]),
    /** Whether a veto has stopped the special action of this turn. */
    isStopped: isStopped(log),
    /** Whether it had no effect. */
    isIdle: cameToNothing(log),
  };
}

function isSecretStage(table: GrandeTable): boolean {
  return table.stage === 'disks' || table.stage === 'castillo';
}

function placeOf(table: GrandeTable, code: string | undefined) {
  return code === undefined ? undefined : placeAt(table, code);
}

/** Bidding: the planned cards, and the card that can be played now. */
function useBid({ table, seat, legal, pending }: Base, plan: readonly number[], isBack: boolean) {
  const bidding = useMemo(() => ({ ...table, mover: table.active }), [table]);
  const mayPlan = table.stage === 'laying' && !isBack && seat >= 0 && table.courts[seat]!.laid === 0;
  const first = mayPlan ? planned(bidding, plan) : undefined;
  return {
    table: bidding,
    mayPlan,
    first,
    laying: pending === undefined ? layingOf(legal, first, notation.laying) : undefined,
  };
}

/** The seat's own secret choice, until it is confirmed. */
function useSecret({ table, whatIf, pending, move }: Base, turn: Turn) {
  const [draft, setDraft] = useState<RegionCode>();
  useEffect(() => setDraft(undefined), [isSecretStage(table), table.round]);
  const disks = turn.moves.filter((move) => move.kind === 'disk');
  const previews = usePreviews(
    whatIf,
    disks.map(({ text }) => text),
    table,
  );
  const known = [...previews.values()].flatMap((answer) => (isRefusal(answer) ? [] : [answer]));
  const preview = previews.get(`disk ${draft}`);
  return {
    draft,
    setDraft,
    /** The result of the draft if no other seat moved anything. */
    preview: preview === undefined || isRefusal(preview) ? undefined : preview,
    /** How many of the seat's caballeros would leave the Castillo for the region on the disk. */
    riders: known.flatMap(({ transfers }) => transfers).find(({ from }) => from === 'Cas')?.count,
    /** The regions that the disk can show. */
    disks: disks.map(({ path }) => path[0]!),
    lockIn: () => {
      if (draft !== undefined && pending === undefined) {
        move(`disk ${draft}`);
      }
    },
  };
}

/** Whether the seat is asked for its veto, and the result if it allows the action. */
function useVeto({ table, seat, whatIf }: Base, turn: Turn) {
  const isAsked = table.stage === 'asking' && table.action.asked === seat && turn.has('veto');
  const preview = usePreviews(whatIf, isAsked ? ALLOW : NOTHING, table).get('allow');
  const allowed = preview !== undefined && !isRefusal(preview) ? preview : undefined;
  const certain = isAsked && allowed?.certain ? allowed : undefined;
  return {
    isAsked,
    allowed,
    /** The same, if it is known for certain. */
    certain,
    /** The places that the action affects. */
    places: certain
      ? [...new Set([...certain.sheet.map((line) => line.place), ...certain.changes.map((change) => change.after.code)])]
      : [],
  };
}

/** The end of the turn, or of the current part of it. */
function useEnding(table: GrandeTable, turn: Turn, confirmEnd: boolean, move: (move: string) => void) {
  const isHalf = turn.has('done');
  return useTurnEnding({
    table,
    confirmEnd,
    losses: isHalf ? [] : lossesOf(table, turn, () => move('special')),
    canEnd: isHalf || turn.has('end'),
    isPart: isHalf,
    onEnd: () => move(isHalf ? 'done' : 'end'),
  });
}

/** The place under the pointer and the open details on the map. */
function useMapState(table: GrandeTable, turn: Turn) {
  const [hasOverlay, setOverlay] = useState(false);
  const [lit, setLit] = useState<readonly string[]>([]);
  // Only the details of the place follow the pointer, so that nothing else is rendered with it.
  const [look] = useState(() => createStore<string | undefined>(undefined));
  const [opened, setOpened] = useState<string>();
  const [cursor, setCursor] = useState(table.king);
  // Details of a place that is no longer chosen close.
  useEffect(() => setOpened((old) => (old === turn.chosen ? old : undefined)), [table, turn.moves]);
  const hasPreview =
    turn.selection.path.length > 0 && (turn.ready !== undefined || turn.owners.length > 0) && turn.chosen !== undefined;
  // While the player chooses the next place, the details of the last one must not cover it.
  const isOnTheWay = turn.selection.path.length > 0 && !hasPreview;
  return {
    hasOverlay,
    toggleOverlay: () => setOverlay(!hasOverlay),
    lit,
    setLit,
    /** The place under the pointer. */
    look,
    setOpened,
    cursor,
    setCursor,
    /** Whether there is a preview next to the chosen place. */
    hasPreview,
    /** The place with open details, which cover a small screen. */
    opened: isOnTheWay ? undefined : placeOf(table, opened),
  };
}
