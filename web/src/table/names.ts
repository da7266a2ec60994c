import { t } from '../text';
import type { Player } from './types';

/** What the player on a seat is called at one's own table; nothing where nobody sits. */
export function nameAt(players: readonly Player[], seat: number): string {
  const player = players[seat];
  return player === undefined ? '' : nameOf(player);
}

/** What a player is called at one's own table: oneself is “you”. */
export function nameOf(player: Player): string {
  return player.isYou ? t('player.you') : player.name;
}
