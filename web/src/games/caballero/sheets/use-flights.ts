import { useEffect, useRef, useState } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { wasShownFirst } from '../../../table/map/first-shown';
import { arriveLater, speed } from '../../../table/map/speed';
import { afterFirst, type Flight, flightsBetween } from '../scene/motions';
import type { Scene } from '../scene/scene';

const NONE: readonly Flight[] = [];
const NOWHERE: readonly Cell[] = [];
/** The duration of the longest animation, and how long an outline stays if animations are off. */
const LONGEST = 700;
const OUTLINE = 2000;

/**
 * The animations after a change of position, until they end or the person presses anything; if animations are off, the cells to
 * outline instead.
 */
export function useFlights(scene: Scene): { flights: readonly Flight[]; outlined: readonly Cell[] } {
  // Computed during rendering: a piece must not appear at its destination before it moves.
  const state = useRef({ scene, flights: NONE, outlined: NOWHERE });
  if (state.current.scene !== scene) {
    const moved = flightsBetween(state.current.scene, scene);
    const flights = wasShownFirst(scene.table) ? afterFirst(moved) : moved;
    state.current =
      speed() > 0 ? { scene, flights, outlined: NOWHERE } : { scene, flights: NONE, outlined: moved.map(({ cell }) => cell) };
  }
  const { flights, outlined } = state.current;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (flights.length === 0 && outlined.length === 0) {
      return undefined;
    }
    const arrive = () => {
      state.current = { scene, flights: NONE, outlined: NOWHERE };
      redraw((n) => n + 1);
    };
    if (flights.length > 0) {
      return arriveLater(arrive, LONGEST / speed());
    }
    // An outline does not move, so it stays for its full time.
    const timer = setTimeout(arrive, OUTLINE);
    return () => clearTimeout(timer);
  }, [flights, outlined]);
  return { flights, outlined };
}
