import { t } from '../text';
import { rankWord } from '../text/ordinal';
import { Pill } from '../ui/Pill';

/* What a player's panel says in every game. */

/** Whose turn it is, as a panel shows it. */
export function turnOf(isMover: boolean, isOwn: boolean): 'yours' | 'theirs' | 'none' {
  if (!isMover) {
    return 'none';
  }
  return isOwn ? 'yours' : 'theirs';
}

/** While power cards are laid, of a seat that need not lay one now: what it has laid, or will. */
export function bidStatus(laid: number, isPlanned: boolean) {
  if (laid > 0) {
    return t('status.laid', { card: laid });
  }
  return isPlanned ? <Pill kind="action">{t('status.planned')}</Pill> : t('status.toLay');
}

/** Of a seat that is not to move: when it has its turn, by its place in the order and that of the turn under way. */
export function orderStatus(at: number, now: number): string {
  if (at < now) {
    return t('status.played');
  }
  return at === now + 1 ? t('status.next') : rankWord(at + 1);
}
