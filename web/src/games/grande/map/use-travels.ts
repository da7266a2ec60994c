import { useEffect, useRef, useState } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import { wasShownFirst } from '../../../table/map/first-shown';
import { arriveLater, speed } from '../../../table/map/speed';
import { onTheWay, type Travel, travelsBetween } from './travels';

/** The duration of a journey, the delay of each next one, and how many pieces of a group are visible. */
export const TRAVEL = { millis: 420, stagger: 60, most: 4 };

const NONE: readonly Travel[] = [];

/** When the last one of these has arrived, in milliseconds. */
export function arrivalOf(travels: readonly Travel[]): number {
  return TRAVEL.millis + TRAVEL.stagger * (Math.min(TRAVEL.most, Math.max(...travels.map(({ count }) => count))) - 1);
}

/**
 * The position to draw, and the pieces travelling in it, until they arrive or the person presses anything. The person's own
 * move that the map has already shown does not travel again.
 */
export function useTravels(table: GrandeTable): { drawn: GrandeTable; travels: readonly Travel[] } {
  // Computed during rendering: a travelling piece must not appear at its destination first.
  const state = useRef({ table, drawn: table, travels: NONE });
  if (state.current.table !== table) {
    const { table: before } = state.current;
    const travels = wasShownFirst(table) || speed() === 0 ? NONE : travelsBetween(before, table);
    if (travels.length > 0) {
      state.current = { table, drawn: onTheWay(before, table, travels), travels };
    } else if (state.current.travels.length > 0 && travelsBetween(before, table).length === 0) {
      // The same pieces at the same places, received again: journeys continue.
      state.current = { ...state.current, table };
    } else {
      state.current = { table, drawn: table, travels: NONE };
    }
  }
  const { drawn, travels } = state.current;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (travels.length === 0) {
      return undefined;
    }
    const arrive = () => {
      const now = state.current.table;
      state.current = { table: now, drawn: now, travels: NONE };
      redraw((n) => n + 1);
    };
    return arriveLater(arrive, arrivalOf(travels) / Math.max(1, speed()));
  }, [travels]);
  return { drawn, travels };
}
