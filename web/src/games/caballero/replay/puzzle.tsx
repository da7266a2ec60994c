import { useCallback, useMemo, useState } from 'preact/hooks';
import { type Cell, numberOn, sameTile, sideOf } from '../../../draw/grid';
import type { CaballeroTable } from '../../../protocol/types';
import { PuzzleFrame } from '../../../table/lesson/PuzzleFrame';
import {
  answerLabel,
  type PuzzleAnswers,
  type PuzzleBoardProps,
  type PuzzleParts,
  type Scored,
} from '../../../table/lesson/puzzle';
import { nameAt } from '../../../table/people/names';
import { signed } from '../../../text';
import { Button } from '../../../ui/controls/Button';
import { ChartWithTools } from '../chart/ChartWithTools';
import { AreaTileArt } from '../draw/AreaTileArt';
import { displaySeeds } from '../draw/land';
import { cellDescriptions, landAround, placeOf, tileWords } from '../scene/describe';
import { evictedBy } from '../scene/evicted';
import { type Action, type Choice, choicesAt, type MoveTree, moveAt, moveTree, parseMove } from '../scene/moves';
import { makeScene } from '../scene/scene';
import { regionScores } from '../scene/sheet';
import { mapTargets, targetAt } from '../scene/target';
import type { AnswerMark } from '../sheets/AnswerMarks';
import { t } from '../text';
import { previewedPiece } from '../turn/previewed-piece';
import { task } from './Glance';
import styles from './puzzle.module.css';

/** Puzzles of El Caballero: one area tile, or one caballero tile. */
export const puzzle: PuzzleParts = {
  task,
  reasons: (before, after, players, seats) => {
    const [was, now] = [pointsBy(before), pointsBy(after)];
    const regions = [...new Set([...was.keys(), ...now.keys()])];
    return seats.flatMap((seat) => {
      const name = nameAt(players, seat);
      return regions
        .map((region) => ({ region, was: was.get(region)?.[seat] ?? 0, now: now.get(region)?.[seat] ?? 0 }))
        .filter((change) => change.was !== change.now)
        .map((change) => t('ec.puzzle.reason', { name, ...change }));
    });
  },
  Board: PuzzleBoard,
};

/** The points that every region gives, by its name; a region that has joined another gives none. */
function pointsBy({ table, sheet }: Scored): ReadonlyMap<string, readonly number[]> {
  return new Map(regionScores(makeScene(table as CaballeroTable), sheet).map(({ name, points }) => [name, points]));
}

const NO_TILES: ReadonlySet<string> = new Set();

/** A puzzle on the chart: first a tile from the tray or a cell, then its orientation. */
export function PuzzleBoard({ position, players, seat, moves, draft, onDraft, answers, children }: PuzzleBoardProps) {
  const table = position as CaballeroTable;
  const scene = useMemo(() => makeScene(table), [table]);
  const { path, choices, choose } = usePath(moves, onDraft);
  const cells = choices.filter((choice) => choice.startsWith('cell '));
  const targets = useMemo(
    () =>
      mapTargets(
        scene,
        cells.map((choice) => ({ choice, state: 'now' })),
      ),
    [scene, cells.join()],
  );
  const [overlay, setOverlay] = useState(true);
  const [cursor, setCursor] = useState<Cell>({ x: 0, y: 0 });
  const described = useMemo(() => cellDescriptions(scene, players), [scene, players]);
  const describe = useCallback((cell: Cell) => described(targets, NO_TILES, cell), [described, targets]);
  const marks = useMemo(() => answers && marksOf(answers, seat), [answers, seat]);
  const evicted = useMemo(() => answers && evictedBy(answers.best, answers.before as CaballeroTable), [answers]);
  const seeds = useMemo(() => displaySeeds(table.areas, table.display), [table]);
  // The place of the chosen tile: equal tiles make the same moves, but only the chosen one is marked.
  const [slot, setSlot] = useState<number>();
  const held = path[0]?.startsWith('tile ') ? slot : undefined;
  return (
    <PuzzleFrame
      map={
        <ChartWithTools
          scene={scene}
          targets={targets}
          selected={path.find((choice) => choice.startsWith('cell '))}
          previewed={previewedPiece(scene, seat, draft, false, seeds[held ?? -1])}
          answers={marks}
          evicted={evicted}
          lookAt={marks?.at(-1)?.cell}
          threatened={NO_TILES}
          overlay={overlay}
          onOverlay={() => setOverlay(!overlay)}
          fitKey={`${scene.box.x0},${scene.box.y0},${scene.box.x1},${scene.box.y1}`}
          cursor={cursor}
          onCursor={setCursor}
          describe={describe}
          onTap={(x, y, size) => choose(targetAt(scene, targets, x, y, size)?.choice)}
          onEnter={({ x, y }) => choose(`cell ${x},${y}`)}
        />
      }
      tray={
        <>
          <Tiles
            display={table.display}
            seeds={seeds}
            held={held}
            choices={choices.filter((choice) => choice.startsWith('tile '))}
            onChoose={(i, choice) => {
              setSlot(i);
              choose(choice);
            }}
          />
          {choices
            .filter((choice) => choice.startsWith('turn ') || choice.startsWith('number '))
            .map((choice) => (
              <Button key={choice} aria-pressed={path.includes(choice)} onClick={() => choose(choice)}>
                {choiceWords(choice, draft === undefined ? '' : landAround(scene, cellOf(draft)))}
              </Button>
            ))}
        </>
      }
    >
      {children}
    </PuzzleFrame>
  );
}

interface TilesProps {
  display: readonly string[];
  seeds: readonly number[];
  /** The place of the chosen tile. */
  held: number | undefined;
  /** The tiles that fit somewhere. */
  choices: readonly Choice[];
  onChoose: (place: number, choice: Choice | undefined) => void;
}

/** The area tiles to choose from, if the puzzle is about one. */
function Tiles({ display, seeds, held, choices, onChoose }: TilesProps) {
  const choiceOf = (tile: string) => choices.find((choice) => sameTile(tile, choice.slice('tile '.length)));
  return (choices.length === 0 ? [] : display).map((tile, i) => (
    <button
      key={i}
      type="button"
      class={styles.tile}
      aria-pressed={i === held}
      aria-label={t('ec.display.tile', { n: i + 1, tile: tileWords(tile) })}
      disabled={choiceOf(tile) === undefined}
      onClick={() => onChoose(i, choiceOf(tile))}
    >
      <svg viewBox="-3 -3 106 106" aria-hidden="true">
        <AreaTileArt tile={tile} seed={seeds[i]!} />
      </svg>
    </button>
  ));
}

/** The marks of the best move and of the reader's move. */
function marksOf({ before, best, bestGain, yours, gain }: PuzzleAnswers, seat: number): AnswerMark[] {
  const at = placeOf(parseMove(best.move));
  const own = yours && placeOf(parseMove(yours.move));
  const isElsewhere = own !== undefined && (own.x !== at?.x || own.y !== at.y);
  return [
    ...(isElsewhere
      ? [
          {
            cell: own,
            label: answerLabel('yours', signed(gain)),
            look: 'yours' as const,
            previewed: previewedPiece(makeScene(before as CaballeroTable), seat, yours?.move, true, undefined),
          },
        ]
      : []),
    ...(at === undefined ? [] : [{ cell: at, label: answerLabel('best', signed(bestGain)), look: 'best' as const }]),
  ];
}

function cellOf(move: string): Cell {
  const parsed = parseMove(move);
  return parsed.kind === 'area' || parsed.kind === 'cab' || parsed.kind === 'raise' ? parsed.cell : { x: 0, y: 0 };
}

/** A tile's orientation in words: its land sides, or the number that faces land. */
function choiceWords(choice: string, land: string): string {
  const [word, value = '', grande = ''] = choice.split(' ');
  if (word === 'turn') {
    return tileWords(value);
  }
  const numbers = [...land].map((letter) => numberOn(Number(value), sideOf(letter)));
  const number = Math.max(0, ...numbers) || Number(value);
  return grande === '' ? String(number) : t('ec.puzzle.withGrande', { number });
}

/**
 * The choices on the way to a move. The player can change a later choice without starting again, and open ones are filled with
 * defaults.
 */
function usePath(moves: readonly string[], onDraft: (move: string | undefined) => void) {
  const tree = useMemo(() => moveTree(moves), [moves]);
  const action = tree.actions.keys().next().value;
  const [path, setPath] = useState<readonly Choice[]>([]);
  const levels = action === undefined ? [] : [0, 1, 2].map((depth) => choicesAt(tree, action, path.slice(0, depth)));
  return {
    path,
    /** The current choices and the alternatives to earlier ones. */
    choices: levels.slice(0, path.length + 1).flat(),
    choose: (choice: Choice | undefined) => {
      const depth = levels.findIndex((level) => choice !== undefined && level.includes(choice));
      if (action !== undefined && choice !== undefined && depth >= 0) {
        const next = completed(tree, action, [...path.slice(0, depth), choice]);
        setPath(next);
        onDraft(moveAt(tree, action, next));
      }
    },
  };
}

/** After a cell, takes the first orientation, so that the tile is visible. */
function completed(tree: MoveTree, action: Action, path: readonly Choice[]): readonly Choice[] {
  const [first] = choicesAt(tree, action, path);
  return first?.startsWith('turn ') || first?.startsWith('number ') ? [...path, first] : path;
}
