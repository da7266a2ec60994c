import { useEffect, useMemo, useState } from 'preact/hooks';

const STEP_MS = 1800;
export const SPEEDS = [1, 2, 4] as const;

/** A show with several steps that advances by itself. */
export interface Show {
  length: number;
  /** The current step; after the last one, `length`. */
  at: number;
  isPaused: boolean;
  speed: (typeof SPEEDS)[number];
  step: (by: number) => void;
  pause: () => void;
  skip: () => void;
  /** Starts again. */
  again: () => void;
  setSpeed: (speed: (typeof SPEEDS)[number]) => void;
}

/** Advances through the steps of a show, by time and by keys. With animations off, it shows the end at once. */
export function useSteps(length: number): Show {
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const [at, setAt] = useState(still ? length : 0);
  const [isPaused, setPaused] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const step = (by: number) => setAt((now) => Math.min(length, Math.max(0, now + by)));
  const pause = () => setPaused((paused) => !paused);
  const skip = () => setAt(length);

  useEffect(() => {
    if (isPaused || at >= length) {
      return undefined;
    }
    const timer = setTimeout(() => step(1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [at, isPaused, speed, length]);

  useEffect(() => {
    const actions: Record<string, () => void> = {
      Escape: skip,
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      ' ': pause,
    };
    const keys = (event: KeyboardEvent) => {
      const act = actions[event.key];
      if (act !== undefined) {
        act();
        event.preventDefault();
      }
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [length]);

  const again = () => {
    setPaused(false);
    setAt(0);
  };
  return { length, at, isPaused, speed, step, pause, skip, again, setSpeed };
}
