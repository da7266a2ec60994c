import { useEffect, useRef, useState } from 'preact/hooks';

/** Why a move is not allowed: the reason in words, and the rule behind it. */
export interface Refusal {
  rule: string;
  text: string;
}

/** Asks for previews of moves, each made once or several times in a row. Each game has its own type of preview. */
export type WhatIf<F extends object> = (moves: string[], times?: number) => Promise<(F | Refusal)[]>;

export function isRefusal(answer: object): answer is Refusal {
  return 'rule' in answer;
}

/** The previews of moves, once they have arrived. `position` distinguishes one position from the next. */
export function usePreviews<F extends object>(
  whatIf: WhatIf<F>,
  moves: readonly string[],
  position: unknown,
): ReadonlyMap<string, F | Refusal> {
  const [none] = useState<ReadonlyMap<string, F | Refusal>>(() => new Map());
  const [answers, setAnswers] = useState({ position, byMove: none });
  const wanted = moves.join('|');
  // A new function alone does not cause a new request.
  const ask = useRef(whatIf);
  ask.current = whatIf;
  useEffect(() => {
    const known = answers.position === position ? answers.byMove : none;
    const missing = moves.filter((move) => !known.has(move));
    if (missing.length === 0) {
      return undefined;
    }
    let isStale = false;
    void ask.current(missing).then((found) => {
      if (!isStale) {
        setAnswers((old) => ({
          position,
          byMove: new Map([
            ...(old.position === position ? old.byMove : none),
            ...missing.map((move, i) => [move, found[i]!] as const),
          ]),
        }));
      }
    });
    return () => {
      isStale = true;
    };
  }, [wanted, position]);
  return answers.position === position ? answers.byMove : none;
}
