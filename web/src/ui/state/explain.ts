import { Refused, Unreachable } from '../../net/api';
import { t } from '../../text';
import { type Names, say, sentence } from '../../text/say';

const SEATS: Names = { nameOf: (seat) => t('app.seat', { n: seat + 1 }) };

/**
 * What went wrong, in words for people. Anything that is neither a refusal nor a lost connection is a bug and is thrown again.
 */
export function explain(error: unknown, names: Names = SEATS): string {
  if (error instanceof Unreachable) {
    return t('error.unreachable');
  }
  if (error instanceof Refused) {
    const { problem } = error;
    const why = sentence(say(problem.text, names, problem.english));
    return problem.rule === '' ? why : t('error.rule', { why, rule: problem.rule });
  }
  throw error;
}
