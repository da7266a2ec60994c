import { Unreachable } from '../../net/api';
import { pause } from '../../net/backoff';
import type { LiveTable } from '../../net/live';
import type { PreviewedMove } from '../../protocol/types';
import { type Names, say } from '../../text/say';
import { explain } from '../../ui/state/explain';
import type { Refusal, WhatIf } from './use-previews';

const TRIES = 5;

/** Asks for previews of moves; repeats the request while the connection is lost, because that has no side effects. */
export function previewer<F extends object>({ moves: at }: LiveTable, seat: number, names: Names): WhatIf<F> {
  return async (moves, times = 1) => {
    for (let tries = 0; ; tries++) {
      try {
        const found = await at.whatIf(seat, moves, times);
        return found.map((answer) => previewOfMove<F>(answer, names));
      } catch (error) {
        if (!(error instanceof Unreachable) || tries >= TRIES) {
          const text = explain(error, names);
          return moves.map(() => ({ rule: '', text }));
        }
        await new Promise((resolve) => setTimeout(resolve, pause(tries)));
      }
    }
  };
}

function previewOfMove<F extends object>({ forecast: preview, problem }: PreviewedMove, names: Names): F | Refusal {
  if (preview !== null && preview !== undefined) {
    return preview as F;
  }
  return { rule: problem?.rule ?? '', text: problem === null ? '' : say(problem.text, names, problem.english) };
}
