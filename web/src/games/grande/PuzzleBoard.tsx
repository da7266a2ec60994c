import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GrandeTable } from '../../protocol/types';
import { nameAt } from '../../table/names';
import { PuzzleFrame } from '../../table/PuzzleFrame';
import type { PuzzleBoardProps } from '../../table/puzzle';
import { Button } from '../../ui/Button';
import { sketchOnMap } from './better-turn';
import { GrandeMap } from './GrandeMap';
import type { MapArrow } from './MapMarks';
import { choices, choose, isPlace, kindsOf, NOTHING, ownerOf, parseMove, ready, type Selection } from './moves';

const NO_ARROWS: readonly MapArrow[] = [];

/** A puzzle on the map: places are pressed there, whose caballero it is below. */
export function PuzzleBoard({ position, players, seat, moves, draft, onDraft, best }: PuzzleBoardProps) {
  const table = position as GrandeTable;
  const parsed = useMemo(() => moves.map(parseMove), [moves]);
  const [kind] = kindsOf(parsed);
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [cursor, setCursor] = useState(table.king);
  useEffect(() => setSelection({ kind, path: [] }), [kind]);
  const next = choices(parsed, selection);
  const pick = (choice: string) => {
    const chosen = choose(parsed, selection, choice);
    if (chosen !== undefined) {
      setSelection(chosen);
      onDraft(ready(parsed, chosen));
    }
  };
  const shown = best ?? draft;
  const sketch = useMemo(
    () => (shown === undefined ? undefined : sketchOnMap(table.king, seat, [shown])),
    [table, seat, shown],
  );
  const legal = next.filter(isPlace);
  return (
    <PuzzleFrame
      map={
        <GrandeMap
          table={table}
          players={players}
          legal={legal}
          chosen={selection.path.findLast(isPlace)}
          ringed={sketch?.places ?? selection.path.filter(isPlace)}
          arrows={sketch?.arrows ?? NO_ARROWS}
          cursor={cursor}
          onCursor={setCursor}
          onPick={pick}
        />
      }
    >
      {ownersIn(parsed, selection).map((owner) => (
        <Button key={owner} aria-pressed={selection.path.includes(`@${owner}`)} onClick={() => pick(`@${owner}`)}>
          {nameAt(players, owner)}
        </Button>
      ))}
    </PuzzleFrame>
  );
}

/** Whose caballeros can be meant: now, or instead of those that are. */
function ownersIn(moves: readonly ReturnType<typeof parseMove>[], { kind, path }: Selection): number[] {
  const at = path.findIndex((choice) => ownerOf(choice) !== undefined);
  const before = { kind, path: at < 0 ? path : path.slice(0, at) };
  return choices(moves, before).flatMap((choice) => ownerOf(choice) ?? []);
}
