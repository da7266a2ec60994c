import { useEffect, useState } from 'preact/hooks';
import type { JudgedTurn } from '../../protocol/types';
import { refine } from '../../ui/state/router';
import type { Speed } from './Scrubber';

const STEP = 1100;

/** The current place in a replay, and whether it is playing. */
export interface Playback {
  ply: number;
  last: number;
  isPlaying: boolean;
  speed: Speed;
  /** The turn whose better moves are shown on the map. */
  better: JudgedTurn | undefined;
  goTo: (ply: number) => void;
  /** Starts or stops playing; at the end, starts from the beginning. */
  toggle: () => void;
  setSpeed: (speed: Speed) => void;
  /** Shows the better moves on the map, or hides them. */
  show: (turn: JudgedTurn | undefined) => void;
}

/** The playback of a game; `isThere` returns whether a position has been loaded. */
export function usePlayback(id: string, last: number, first: number, isThere: (ply: number) => boolean): Playback {
  const [ply, setPly] = useState(() => Math.min(first, last));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [wanted, setWanted] = useState<JudgedTurn>();
  const goTo = (to: number) => setPly(Math.min(last, Math.max(0, to)));
  useAddress(id, ply);
  useEffect(() => {
    if (!isPlaying || !isThere(ply)) {
      return undefined;
    }
    if (ply >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => goTo(ply + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isThere(ply), speed, ply, last]);
  return {
    ply,
    last,
    isPlaying,
    speed,
    // The better moves are drawn on the position before them, and disappear when the replay continues.
    better: wanted !== undefined && ply === wanted.first - 1 ? wanted : undefined,
    goTo,
    toggle: () => {
      if (ply === last && !isPlaying) {
        goTo(0);
      }
      setPlaying(!isPlaying);
    },
    setSpeed,
    show: (turn) => {
      setWanted(turn);
      setPlaying(false);
      if (turn !== undefined) {
        goTo(turn.first - 1);
      }
    },
  };
}

/** Keeps the address up to date, so that it can be copied at any time. */
function useAddress(id: string, ply: number): void {
  useEffect(() => {
    const timer = setTimeout(() => refine({ page: 'replay', id, ply }), 250);
    return () => clearTimeout(timer);
  }, [id, ply]);
}
