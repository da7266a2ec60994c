import type { GrandeTable, GrandeTableRegion } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import type { Player } from '../../../table/people/types';
import { sentence } from '../../../text/say';
import type { Place } from '../../../text/wording';
import { personal, t } from '../text';
import { cardTitle } from './cards';
import { parseMove } from './moves';

/* Places and moves in words: for prompts, the list of moves and screen readers. */

export function placeAt(table: GrandeTable, code: string): GrandeTableRegion | undefined {
  return code === 'Cas' ? table.castillo : table.regions.find((region) => region.code === code);
}

export function placeName(table: GrandeTable, code: string): string {
  return placeAt(table, code)?.name ?? code;
}

/** A place in a sentence, with the article or preposition that it needs. */
export function placeIn(table: GrandeTable, code: string): Place {
  return { place: code, name: placeName(table, code) };
}

/** The current values: 5 / 3 / 1. */
export function valueWords({ values: [first = 0, second = 0, third = 0] }: GrandeTableRegion): string {
  return t('eg.values', { first, second, third });
}

/** A region in words: values, counts, King, grandes, whether the player may act there. */
export function placeWords(place: GrandeTableRegion, players: readonly Player[], isLegal: boolean): string {
  const parts = [t('eg.map.place', { name: place.name, values: place.values.join(', ') })];
  place.counts.forEach((count, seat) => {
    if (count > 0) {
      parts.push(t('eg.map.count', { name: nameAt(players, seat), n: count }));
    }
  });
  if (place.king) {
    parts.push(t('eg.map.king'));
  }
  parts.push(...place.grandes.map((seat) => personal('eg.region.grande', players[seat]!)));
  if (isLegal) {
    parts.push(t('eg.map.legal'));
  }
  return parts.join(', ');
}

/** The values of a mobile scoreboard. */
export function boardWords(board: string): string {
  return t(board === 'high' ? 'eg.board.high' : 'eg.board.low');
}

/** The text of a button in the list of moves. */
export function moveWords(table: GrandeTable, players: readonly Player[], text: string): string {
  const [kind, a = '', b = '', c = ''] = text.split(' ');
  const place = placeIn(table, a);
  switch (kind) {
    case 'power':
      return t('eg.do.power', { card: a });
    case 'fetch':
      return t('eg.do.fetch', { n: a });
    case 'card':
      return t('eg.do.card', { pile: a, title: cardTitle(table.piles[Number(a) - 1]?.faceUp || 'king') });
    case 'special':
      return t('eg.do.special', { title: cardTitle(table.turn.card || 'king') });
    case 'move':
      return personal('eg.do.move', players[Number(c)]!, { from: place, to: placeIn(table, b) });
    case 'send':
      return personal('eg.do.send', players[Number(b)]!, { place });
    case 'give':
      return a === 'court' ? t('eg.do.giveCourt') : t('eg.do.give', { place });
    case 'board':
      return t('eg.do.board', { board: boardWords(a), place: placeIn(table, b) });
    case 'take':
      return t('eg.do.take', { card: a });
    case 'veto':
    case 'allow':
    case 'done':
    case 'end':
      return t(`eg.do.${kind}`);
    case 'place':
    case 'score':
    case 'recall':
    case 'king':
    case 'evict':
    case 'grande':
    case 'disk':
      return sentence(t(`eg.do.${kind}`, { place }));
    default:
      return text;
  }
}

/** The places in a move. */
export function placesOf(text: string): string[] {
  return parseMove(text).path.filter((choice) => /^[A-Z][a-z]{2}$/.test(choice));
}
