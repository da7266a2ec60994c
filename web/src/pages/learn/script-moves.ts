import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { PlayView, TableView } from '../../protocol/types';
import { useScreens } from '../../table/game';
import { playersOf } from '../../table/people/seats';
import { PEOPLE } from './lessons';

/** A move of the script in words. */
export interface ScriptMove {
  ply: number;
  seat: number;
  persona: string;
  words: ComponentChildren;
}

/** The script's moves since a ply, in the coach's words. */
export function useScriptMoves(table: TableView | undefined, play: PlayView | undefined, from: number): ScriptMove[] {
  const { replay, isQuiet } = useScreens();
  return useMemo(() => {
    if (table === undefined || play === undefined) {
      return [];
    }
    const players = playersOf(table, 0).map((player, seat) => ({ ...player, isYou: seat === 0 }));
    return play.log
      .filter((line) => line.ply > from && !isQuiet(line))
      .map((line) => ({
        ply: line.ply,
        seat: line.seat,
        persona: PEOPLE[line.seat - 1] ?? '',
        words: replay.describe(play.table, line, players).words,
      }));
  }, [table, play, from]);
}
