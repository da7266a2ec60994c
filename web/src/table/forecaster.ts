import { api, Unreachable } from '../net/api';
import { pause } from '../net/backoff';
import type { Forecasted } from '../protocol/types';
import { say } from '../text/say';
import { explain } from '../ui/explain';
import type { Refusal, WhatIf } from './use-forecast';

const TRIES = 5;

/** Asks the server what moves would do; it asks again while the connection is lost, because asking twice does no harm. */
export function forecaster<F extends object>(id: string, seat: number, nameOf: (seat: number) => string): WhatIf<F> {
  return async (moves, times) => {
    for (let tries = 0; ; tries++) {
      try {
        const { moves: found } = await api.whatIf(id, seat, moves, times);
        return found.map((answer) => forecastOf<F>(answer, nameOf));
      } catch (error) {
        if (!(error instanceof Unreachable) || tries >= TRIES) {
          const text = explain(error, nameOf);
          return moves.map(() => ({ rule: '', text }));
        }
        await new Promise((resolve) => setTimeout(resolve, pause(tries)));
      }
    }
  };
}

function forecastOf<F extends object>({ forecast, problem }: Forecasted, nameOf: (seat: number) => string): F | Refusal {
  if (forecast !== null && forecast !== undefined) {
    return forecast as F;
  }
  return { rule: problem?.rule ?? '', text: problem === null ? '' : say(problem.text, nameOf, problem.english) };
}
