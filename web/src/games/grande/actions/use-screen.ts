import { useEffect, useMemo, useState } from 'preact/hooks';
import { layingOf, planned } from '../../../table/cards/bidding';
import { useTurnEnding } from '../../../table/cards/use-turn-ending';
import { isRefusal, useForecasts } from '../../../table/help/use-forecast';
import { useMedia, WIDE } from '../../../ui/hooks/use-media';
import { useStable } from '../../../ui/hooks/use-stable';
import type { RegionCode } from '../ground/iberia';
import { notation } from '../words/notation';
import { placeAt } from '../words/words';
import { lossesOf } from './losses';
import type { GrandeScreenProps } from './screen-props';
import { usePress } from './use-press';
import { type Turn, useTurn } from './use-turn';
import { whyNots } from './why-not';

const ALLOW = ['allow'];
const NOTHING: string[] = [];

/** The state of the screen beyond the table: what is pointed at, chosen, planned and asked. */
export type Screen = ReturnType<typeof useScreen>;

export function useScreen(props: GrandeScreenProps) {
  const { table, seat, legal, pending } = props;
  const onMove = useStable(props.onMove);
  const turn = useTurn(table, legal, pending, props.whatIf, onMove, props.onMean);
  const secret = useSecret(props, turn, onMove);
  const veto = useVeto(props, turn);
  const ending = useEnding(props, turn, onMove);
  const map = useMapState(props, turn);
  const bid = useBid(props);
  const whyNot = whyNots(props, turn, bid.first);
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
    onMove,
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
    isSecret: isSecretStage(props),
    isMine: table.obliged.includes(seat) && table.stage !== 'over',
    /** What the previewed move would do, or the action that waits for a veto. */
    forecast: veto.isAsked ? veto.allowed : turn.forecast,
    /** The place whose details are shown next to the map. */
    shown: placeOf(props, map.look ?? turn.chosen ?? secret.draft),
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

function isSecretStage({ table }: GrandeScreenProps): boolean {
  return table.stage === 'disks' || table.stage === 'castillo';
}

function placeOf({ table }: GrandeScreenProps, code: string | undefined) {
  return code === undefined ? undefined : placeAt(table, code);
}

/** Playing power cards: what is planned, and the card that can be played now. */
function useBid({ table, seat, legal, plan, pending }: GrandeScreenProps) {
  const bidding = useMemo(() => ({ ...table, mover: table.active }), [table]);
  const mayPlan = table.stage === 'laying' && seat >= 0 && table.courts[seat]!.laid === 0;
  const first = mayPlan ? planned(bidding, plan) : undefined;
  return {
    table: bidding,
    mayPlan,
    first,
    laying: pending === undefined ? layingOf(legal, first, notation.laying) : undefined,
  };
}

/** The seat's own secret choice, until it is confirmed. */
function useSecret(props: GrandeScreenProps, turn: Turn, onMove: (move: string) => void) {
  const [draft, setDraft] = useState<RegionCode>();
  useEffect(() => setDraft(undefined), [isSecretStage(props), props.table.round]);
  const disks = turn.moves.filter((move) => move.kind === 'disk');
  const forecasts = useForecasts(
    props.whatIf,
    disks.map(({ text }) => text),
    props.table,
  );
  const known = [...forecasts.values()].flatMap((answer) => (isRefusal(answer) ? [] : [answer]));
  const forecast = forecasts.get(`disk ${draft}`);
  return {
    draft,
    setDraft,
    /** What the draft would do if nobody else moved. */
    forecast: forecast === undefined || isRefusal(forecast) ? undefined : forecast,
    /** How many of one's own ride from the Castillo, if the disk sends them. */
    riders: known.flatMap(({ transfers }) => transfers).find(({ from }) => from === 'Cas')?.count,
    /** The regions that can be set. */
    disks: disks.map((move) => move.path[0]!),
    lockIn: () => {
      if (draft !== undefined && props.pending === undefined) {
        onMove(`disk ${draft}`);
      }
    },
  };
}

/** Whether the seat is asked for its veto, and the result if it allows the action. */
function useVeto({ table, seat, whatIf }: GrandeScreenProps, turn: Turn) {
  const isAsked = table.stage === 'asking' && table.action.asked === seat && turn.has('veto');
  const forecast = useForecasts(whatIf, isAsked ? ALLOW : NOTHING, table).get('allow');
  const allowed = forecast !== undefined && !isRefusal(forecast) ? forecast : undefined;
  const certain = isAsked && allowed?.certain ? allowed : undefined;
  return {
    isAsked,
    allowed,
    /** The same, if it is known for certain. */
    certain,
    /** The places that it is about. */
    places: certain
      ? [...new Set([...certain.sheet.map((line) => line.place), ...certain.changes.map((change) => change.after.code)])]
      : [],
  };
}

/** The end of the turn, or of what is under way in it. */
function useEnding({ table, confirmEnd }: GrandeScreenProps, turn: Turn, onMove: (move: string) => void) {
  const isHalf = turn.has('done');
  return useTurnEnding({
    table,
    confirmEnd,
    losses: isHalf ? [] : lossesOf(table, turn, () => onMove('special')),
    canEnd: isHalf || turn.has('end'),
    isPart: isHalf,
    onEnd: () => onMove(isHalf ? 'done' : 'end'),
  });
}

/** What is pointed at and opened on the map. */
function useMapState(props: GrandeScreenProps, turn: Turn) {
  const [hasOverlay, setOverlay] = useState(false);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [look, setLook] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const [cursor, setCursor] = useState(props.table.king);
  // Details of a place that is no longer chosen make way for what comes next.
  useEffect(() => setOpened((old) => (old === turn.chosen ? old : undefined)), [props.table, turn.moves]);
  const hasPreview =
    turn.selection.path.length > 0 && (turn.ready !== undefined || turn.owners.length > 0) && turn.chosen !== undefined;
  // While the next place is being chosen, the details of the last one must not cover it.
  const isOnTheWay = turn.selection.path.length > 0 && !hasPreview;
  return {
    hasOverlay,
    toggleOverlay: () => setOverlay(!hasOverlay),
    lit,
    setLit,
    look,
    setLook,
    setOpened,
    cursor,
    setCursor,
    /** Whether there is a move to look at next to the chosen place. */
    hasPreview,
    /** The place whose details cover a small screen. */
    opened: isOnTheWay ? undefined : placeOf(props, opened),
  };
}
