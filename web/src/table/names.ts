import { t } from '../text';
import type { Player } from './types';

/** The name of a player at the person's own table: "you" for themselves. */
export function nameOf(player: Player): string {
  return player.isYou ? t('player.you') : player.name;
}
