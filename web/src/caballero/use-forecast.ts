import { useEffect, useRef, useState } from 'preact/hooks';
import type { Forecast, Refusal } from '../protocol/table';

export type WhatIf = (moves: string[]) => Promise<(Forecast | Refusal)[]>;

export function isRefusal(answer: Forecast | Refusal): answer is Refusal {
  return 'rule' in answer;
}

const NONE: ReadonlyMap<string, Forecast | Refusal> = new Map();

/** What moves would do, as soon as the server has said so. `position` tells one position from the next. */
export function useForecasts(whatIf: WhatIf, moves: readonly string[], position: unknown): ReadonlyMap<string, Forecast | Refusal> {
  const [answers, setAnswers] = useState<{ position: unknown; byMove: ReadonlyMap<string, Forecast | Refusal> }>({ position, byMove: NONE });
  const wanted = moves.join('|');
  // A new function is no new question.
  const ask = useRef(whatIf);
  ask.current = whatIf;
  useEffect(() => {
    const known = answers.position === position ? answers.byMove : NONE;
    const missing = moves.filter((move) => !known.has(move));
    if (missing.length === 0) {
      return undefined;
    }
    let isStale = false;
    void ask.current(missing).then((found) => {
      if (!isStale) {
        setAnswers((old) => ({
          position,
          byMove: new Map([...(old.position === position ? old.byMove : NONE), ...missing.map((move, i) => [move, found[i]!] as const)]),
        }));
      }
    });
    return () => {
      isStale = true;
    };
  }, [wanted, position]);
  return answers.position === position ? answers.byMove : NONE;
}
