import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../../draw/Icon';
import type { GrandeTable, LogLine } from '../../../protocol/types';
import { PuzzleFrame } from '../../../table/lesson/PuzzleFrame';
import {
  answerLabel,
  counted,
  lineOf,
  movesOf,
  nextMoves,
  type PuzzleAnswers,
  type PuzzleBoardProps,
  type PuzzleParts,
  stepsOf,
  times,
} from '../../../table/lesson/puzzle';
import { nameAt } from '../../../table/people/names';
import { Button } from '../../../ui/controls/Button';
import { sketchOnMap } from '../map/better-turn';
import { GrandeMap } from '../map/GrandeMap';
import type { MapAnswer, MapArrow } from '../map/MapMarks';
import { t } from '../text';
import { choices, choose, isPlace, kindsOf, NOTHING, ownerOf, parseMove, ready, type Selection } from '../words/moves';
import { moveWords, placeIn } from '../words/words';
import { task } from './Glance';

/** Puzzles of El Grande: caballeros to move, send home or place. */
export const puzzle: PuzzleParts = {
  task,
  reasons: (before, after, players, seats) =>
    seats.flatMap((seat) => changes(before.table as GrandeTable, after.table as GrandeTable, nameAt(players, seat), seat)),
  Board: PuzzleBoard,
};

/** The places where a seat's points change. */
function changes(before: GrandeTable, after: GrandeTable, name: string, seat: number): string[] {
  const later = [...after.regions, after.castillo];
  return [...before.regions, before.castillo].flatMap((place, i) => {
    const [was, now] = [place.scores[seat] ?? 0, later[i]?.scores[seat] ?? 0];
    return was === now ? [] : [t('eg.puzzle.reason', { place: placeIn(before, place.code), name, was, now })];
  });
}

const NO_ARROWS: readonly MapArrow[] = [];

/**
 * A puzzle on the map: the player presses places there, and chooses the owner of the caballeros below the map, next to the
 * choices so far.
 */
export function PuzzleBoard({ position, players, seat, moves, draft, onDraft, answers, children }: PuzzleBoardProps) {
  const table = position as GrandeTable;
  const steps = stepsOf(moves);
  const [done, setDone] = useState<readonly string[]>([]);
  const parsed = useMemo(() => nextMoves(moves, done).map(parseMove), [moves, done]);
  const [kind] = kindsOf(parsed);
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [cursor, setCursor] = useState(table.king);
  useEffect(() => setSelection({ kind, path: [] }), [kind, done]);
  const next = choices(parsed, selection);
  const play = (line: readonly string[]) => {
    setDone(line);
    onDraft(line.length === steps ? lineOf(line) : undefined);
  };
  const pick = (choice: string) => {
    const chosen = choose(parsed, selection, choice);
    if (chosen === undefined) {
      return;
    }
    const move = ready(parsed, chosen);
    if (steps > 1 && move !== undefined) {
      play([...done, move]);
    } else {
      setSelection(chosen);
      onDraft(move);
    }
  };
  const drawn = draft === undefined ? done : movesOf(draft);
  const marks = useMemo(() => answers && marksOf(answers), [answers]);
  const sketch = useMemo(
    () => (drawn.length === 0 ? undefined : sketchOnMap(table.king, seat, drawn)),
    [table, seat, drawn.join()],
  );
  const legal = next.filter(isPlace);
  return (
    <PuzzleFrame
      map={
        <GrandeMap
          table={table}
          players={players}
          legal={legal}
          hasSigns={kind === 'place'}
          chosen={selection.path.findLast(isPlace)}
          ringed={sketch?.places ?? selection.path.filter(isPlace)}
          arrows={sketch?.arrows ?? NO_ARROWS}
          answers={marks}
          cursor={cursor}
          onCursor={setCursor}
          onPick={pick}
        />
      }
      tray={
        <>
          {counted(done).map(({ move, count }) => (
            <Button
              key={move}
              aria-label={t('eg.puzzle.not', { move: moveWords(table, players, move) })}
              onClick={() => play(done.filter((_, i) => i !== done.lastIndexOf(move)))}
            >
              {times(moveWords(table, players, move), count)}
              <Icon name="x" />
            </Button>
          ))}
          {ownersIn(parsed, selection).map((owner) => (
            <Button key={owner} aria-pressed={selection.path.includes(`@${owner}`)} onClick={() => pick(`@${owner}`)}>
              {nameAt(players, owner)}
            </Button>
          ))}
        </>
      }
    >
      {children}
    </PuzzleFrame>
  );
}

/** How many moves of the best line and of the reader's go to each place; the reader's label is lower where both have one. */
function marksOf({ best, yours }: PuzzleAnswers): MapAnswer[] {
  const placesOf = (line: LogLine | undefined) =>
    line === undefined ? [] : counted(movesOf(line.move).map((move) => parseMove(move).path.filter(isPlace).at(-1) ?? ''));
  const of = (line: LogLine | undefined, look: MapAnswer['look'], above: readonly string[]) =>
    placesOf(line).map(
      ({ move: place, count }): MapAnswer => ({
        place,
        look,
        label: answerLabel(look, `×\u00A0${count}`),
        isBelow: above.includes(place),
      }),
    );
  const bestPlaces = placesOf(best).map(({ move }) => move);
  return [...of(yours, 'yours', bestPlaces), ...of(best, 'best', [])];
}

/** The seats whose caballeros can be chosen now, or instead of the current choice. */
function ownersIn(moves: readonly ReturnType<typeof parseMove>[], { kind, path }: Selection): number[] {
  const at = path.findIndex((choice) => ownerOf(choice) !== undefined);
  const before = { kind, path: at < 0 ? path : path.slice(0, at) };
  return choices(moves, before).flatMap((choice) => ownerOf(choice) ?? []);
}
