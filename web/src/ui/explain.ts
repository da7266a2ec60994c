import { Refused, Unreachable } from '../net/api';
import { t } from '../text';
import { say, sentence } from '../text/say';

/**
 * What went wrong, in words for people. Anything that is neither a refusal nor a lost connection is a bug and is thrown again.
 */
export function explain(error: unknown, nameOf: (seat: number) => string = seatName): string {
  if (error instanceof Unreachable) {
    return t('error.unreachable');
  }
  if (error instanceof Refused) {
    const { problem } = error;
    const why = sentence(say(problem.text, nameOf, problem.english));
    return problem.rule === '' ? why : t('error.rule', { why, rule: problem.rule });
  }
  throw error;
}

function seatName(seat: number): string {
  return t('app.seat', { n: seat + 1 });
}
