import { t } from '../../text';
import type { Player } from './types';

/** The name of the player in a seat at the person's own table; undefined without a player. */
export function nameAt(players: readonly Player[], seat: number): string {
  const player = players[seat];
  return player === undefined ? '' : nameOf(player);
}

/** The name of a player at the person's own table: "you" for themselves. */
export function nameOf(player: Player): string {
  return player.isYou ? t('player.you') : player.name;
}
