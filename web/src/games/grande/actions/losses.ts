import type { GrandeTable } from '../../../protocol/types';
import type { Loss } from '../../../table/cards/EndQuestion';
import { plural, t } from '../text';
import { cardTitle } from '../words/cards';
import type { Turn } from './use-turn';

/** What somebody would give up by ending the turn now; `announce` begins the special action instead. */
export function lossesOf(table: GrandeTable, turn: Turn, announce: () => void): Loss[] {
  const losses: Loss[] = [];
  const places = Math.min(table.turn.places, table.courts[table.active]?.caballeros ?? 0);
  if (turn.kinds.includes('place') && places > 0) {
    losses.push({ text: plural('eg.lost.places', places) });
  }
  if (turn.has('special')) {
    const title = cardTitle(table.turn.card);
    losses.push({ text: t('eg.lost.special', { title }), remedy: { label: t('eg.lost.announce'), onClick: announce } });
  }
  return losses;
}
