import { t } from '../../text';
import { rankWord } from '../../text/ordinal';
import { Pill } from '../../ui/parts/Pill';

/* The states in a player's panel, which all games share. */

/** The owner of the current turn, for a panel. */
export function turnOf(isMover: boolean, isOwn: boolean): 'yours' | 'theirs' | 'none' {
  if (!isMover) {
    return 'none';
  }
  return isOwn ? 'yours' : 'theirs';
}

/** During bidding, for a seat that does not have to play a card now: its played or planned card. */
export function bidStatus(laid: number, isPlanned: boolean) {
  if (laid > 0) {
    return t('status.laid', { card: laid });
  }
  return isPlanned ? <Pill kind="action">{t('status.planned')}</Pill> : t('status.toLay');
}

/** For a waiting seat: when its turn comes, by its place in the order and that of the current turn. */
export function orderStatus(at: number, now: number): string {
  if (at < now) {
    return t('status.played');
  }
  return at === now + 1 ? t('status.next') : rankWord(at + 1);
}
