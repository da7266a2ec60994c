import { t } from '../text';
import type { Player } from './types';

/** What a player is called at one's own table: oneself is “you”. */
export function nameOf(player: Player): string {
  return player.isYou ? t('player.you') : player.name;
}
