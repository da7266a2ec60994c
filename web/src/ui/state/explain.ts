import { Refused, Unreachable } from '../../net/api';
import { t } from '../../text';
import { type Names, say, sentence } from '../../text/say';

const SEATS: Names = { nameOf: (seat) => t('app.seat', { n: seat + 1 }) };

/** An error in words for people. Errors other than a refusal or a lost connection are bugs and are thrown again. */
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
