import type { WhatIf } from '../caballero/use-forecast';
import { api, Unreachable } from '../net/api';
import { pause } from '../net/backoff';
import type { CaballeroForecast, Forecasted } from '../protocol/types';
import { say, sentence } from '../text/say';
import { explain } from './trouble';

const TRIES = 5;

/** Asks the server what moves would do; it asks again while the connection is away, as nothing comes of asking twice. */
export function forecaster(id: string, seat: number, nameOf: (seat: number) => string): WhatIf {
  return async (moves) => {
    for (let tries = 0; ; tries++) {
      try {
        const { moves: found } = await api.whatIf(id, seat, moves);
        return found.map((answer) => forecastOf(answer, nameOf));
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

function forecastOf({ forecast, problem }: Forecasted, nameOf: (seat: number) => string) {
  if (forecast !== null && forecast !== undefined) {
    return forecast as CaballeroForecast;
  }
  return { rule: problem?.rule ?? '', text: problem === null ? '' : sentence(say(problem.text, nameOf, problem.english)) };
}
