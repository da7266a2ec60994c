import type { Text } from '../../protocol/types';
import { say, sentence } from '../../text/say';

/** The reason why a message failed, as a sentence; undefined if none has. */
export function problemOf(problem: Text | null): string | undefined {
  return problem === null ? undefined : sentence(say(problem, { nameOf: String }, problem.key));
}
