import type { Scoring } from '../../protocol/types';
import { GENERAL } from '../../table/people/steps';
import { t } from '../../text';

/** When a scoring was, or in which round a card brought it. */
export function scoringTitle({ cause, round }: Pick<Scoring, 'cause' | 'round'>): string {
  return t(cause === GENERAL ? 'replay.scoring' : 'replay.scoring.card', { round });
}
