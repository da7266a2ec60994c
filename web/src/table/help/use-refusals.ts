import { isRefusal, useForecasts, type WhatIf } from './use-forecast';
import { commonest } from './WhyNot';

/** Something that somebody may want to do at a place where it may not be possible. */
export interface Attempt {
  key: string;
  label: string;
  /** The moves that it may have meant. */
  moves: readonly string[];
}

/** Something that can't be done, with the reason in words and its rule. */
export interface RefusedItem {
  key: string;
  label: string;
  reason: string;
  rule: string;
}

/** So many reasons are told at once. */
const MOST = 3;

/** Why attempts are refused, as soon as the server has answered; those that it allows are left out. */
export function useRefusals<F extends object>(
  whatIf: WhatIf<F>,
  attempts: readonly Attempt[],
  position: unknown,
): RefusedItem[] {
  const told = attempts.slice(0, MOST);
  const answers = useForecasts(
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
