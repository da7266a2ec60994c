import { isRefusal, usePreviews, type WhatIf } from './use-previews';
import { commonest } from './WhyNot';

/** An action that a player may try at a place, although it may not be possible there. */
export interface Attempt {
  key: string;
  label: string;
  /** The moves that the attempt could mean. */
  moves: readonly string[];
}

/** An action that is not possible, with the reason in words and its rule. */
export interface RefusedItem {
  key: string;
  label: string;
  reason: string;
  rule: string;
}

/** The maximum number of reasons that are shown together. */
const MOST = 3;

/** The reasons why attempts are refused, once they have arrived; legal ones are left out. */
export function useRefusals<F extends object>(
  whatIf: WhatIf<F>,
  attempts: readonly Attempt[],
  position: unknown,
): RefusedItem[] {
  const told = attempts.slice(0, MOST);
  const answers = usePreviews(
    whatIf,
    told.flatMap(({ moves }) => moves),
    position,
  );
  return told.flatMap(({ key, label, moves }) => {
    const found = moves.flatMap((move) => answers.get(move) ?? []);
    const refusals = found.filter(isRefusal);
    const reason = refusals.length < moves.length ? undefined : commonest(refusals);
    return reason === undefined || reason.text === '' ? [] : [{ key, label, reason: reason.text, rule: reason.rule }];
  });
}
