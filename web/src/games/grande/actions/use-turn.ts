import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GrandePreview, GrandeTable, GrandeTableRegion } from '../../../protocol/types';
import type { Loss } from '../../../table/cards/EndQuestion';
import { usePreviewed } from '../../../table/help/use-previewed';
import { isRefusal, usePreviews, type WhatIf } from '../../../table/help/use-previews';
import { plural, t } from '../text';
import { cardTitle } from '../words/cards';
import {
  afterMove,
  back,
  type Choice,
  choices,
  choose,
  type GrandeMove,
  isPlace,
  kept,
  kindsOf,
  type MapKind,
  NOTHING,
  ownerOf,
  parseMove,
  ready,
  type Selection,
  settled,
} from '../words/moves';

/** The player's selection on the map, and everything the table shows about it. */
export interface Turn {
  moves: readonly GrandeMove[];
  kinds: readonly MapKind[];
  selection: Selection;
  /** The places that can be chosen next. */
  targets: readonly string[];
  /** The seats whose caballeros can be chosen next. */
  owners: readonly number[];
  /** The scoreboards that can be chosen next. */
  boards: readonly string[];
  /** Whether a caballero from the court can be chosen. */
  hasCourt: boolean;
  /** The last place that was chosen. */
  chosen: string | undefined;
  /** The complete move, how often to make it, and its preview. */
  ready: string | undefined;
  count: number;
  preview: GrandePreview | undefined;
  has: (text: string) => boolean;
  setKind: (kind: MapKind) => void;
  pick: (choice: Choice) => void;
  /** Begins with a kind of move and its first choices. */
  select: (selection: Selection) => void;
  /** Deselects, one step. */
  cancel: () => void;
  setCount: (count: number) => void;
  /** Makes the move, as often as selected. */
  move: () => void;
}

const NO_MOVES: string[] = [];

/** The selection, and the position in which its move was sent, until a new position confirms it. */
interface Held {
  selection: Selection;
  sentAt: GrandeTable | undefined;
}

export function useTurn(
  table: GrandeTable,
  legal: readonly string[],
  pending: string | undefined,
  whatIf: WhatIf<GrandePreview>,
  make: (...moves: string[]) => void,
  predict: (...moves: string[]) => void,
): Turn {
  // Compared by content: receiving an equal list again must not reset the selection.
  const legalKey = legal.join('|');
  const moves = useMemo(() => legal.map(parseMove), [legalKey]);
  const [held, setHeld] = useState<Held>({ selection: NOTHING, sentAt: undefined });
  // Only a new position confirms the move: the legal moves may be the same as before.
  const isMade = held.sentAt !== undefined && held.sentAt !== table;
  const selection = useMemo(() => (isMade ? afterMove : kept)(moves, held.selection), [moves, held, isMade]);
  const setSelection = (wanted: Selection) => setHeld({ selection: wanted, sentAt: undefined });
  useEffect(() => setHeld(({ sentAt }) => ({ selection, sentAt: isMade ? undefined : sentAt })), [moves, table]);

  const next = choices(moves, selection);
  const move = ready(moves, selection);
  // The count belongs to one move in one position.
  const [counted, setCounted] = useState({ table, move, count: 1 });
  const count = counted.table === table && counted.move === move ? counted.count : 1;
  const question = useMemo(() => ({ table, count }), [table, count]);
  const answers = usePreviews((asked) => whatIf(asked, count), move === undefined ? NO_MOVES : [move], question);
  const answer = move === undefined ? undefined : answers.get(move);
  usePreviewed(pending === undefined ? predict : undefined, table, move, count);
  const pick = (choice: Choice) => {
    if (pending !== undefined) {
      return;
    }
    const found = choose(moves, selection, choice);
    if (found !== undefined) {
      setSelection(found);
    }
  };
  return {
    moves,
    kinds: kindsOf(moves),
    selection,
    // During the preview of the last step, its other places can still be chosen.
    targets: (move === undefined
      ? next
      : choices(moves, { ...selection, path: selection.path.slice(0, lastPlace(selection)) })
    ).filter(isPlace),
    owners: next.flatMap((choice) => ownerOf(choice) ?? []),
    boards: next.filter((choice) => choice === 'high' || choice === 'low'),
    hasCourt: choices(moves, { ...selection, path: [] }).includes('court'),
    chosen: selection.path.findLast(isPlace),
    ready: move,
    count,
    preview: answer !== undefined && !isRefusal(answer) ? answer : undefined,
    has: (text) => legal.includes(text),
    setKind: (kind) => setSelection(settled(moves, { kind, path: [] })),
    pick,
    select: (wanted) => setSelection(settled(moves, wanted)),
    cancel: () => setSelection(back(moves, selection)),
    setCount: (wanted) => setCounted({ table, move, count: wanted }),
    move: () => {
      if (move !== undefined && pending === undefined) {
        setHeld({ selection, sentAt: table });
        make(...Array<string>(count).fill(move));
      }
    },
  };
}

function lastPlace({ path }: Selection): number {
  return Math.max(0, path.findLastIndex(isPlace));
}

/** A place as it would be after the previewed move, if that is certain and changes it. */
export function placeAfter({ preview }: Turn, code: string): GrandeTableRegion | undefined {
  return preview?.certain ? preview.changes.find(({ after }) => after.code === code)?.after : undefined;
}

/** The losses if the player ended the turn now; `announce` begins the special action instead. */
export function lossesOf(table: GrandeTable, turn: Turn, announce: () => void): Loss[] {
  const losses: Loss[] = [];
  const places = Math.min(table.turn.places, table.courts[table.active]?.caballeros ?? 0);
  if (turn.kinds.includes('place') && places > 0) {
    losses.push({ text: plural('eg.lost.places', places) });
  }
  if (turn.has('special')) {
    const title = cardTitle(table.turn.card);
    losses.push({ text: t('eg.lost.special', { title }), remedy: { label: t('eg.lost.announce'), onClick: announce } });
  }
  return losses;
}
