import { type ComponentChildren, h } from 'preact';
import type { LogLine, Text } from '../../protocol/types';
import { lookup, placesIn, told } from '../../text/say';
import { isSeat, isText, type Place, type Voice } from '../../text/wording';
import type { Player, ShownEffect } from './types';

/**
 * The voice for the person at the table: players by name, numbers and cards in bold; a game draws its places and names its
 * cards.
 */
export function voiceAt(
  players: readonly Player[],
  place: (place: Place) => ComponentChildren,
  card: (card: string) => string,
): Voice<ComponentChildren> {
  return {
    isYou: (seat) => players[seat]?.isYou ?? false,
    seat: (seat) => players[seat]?.name ?? '',
    place,
    card: (code) => h('b', null, card(code)),
    number: (n) => h('b', null, n),
  };
}

/** The parts of a composed text: "2 in Aragón and 1 in Galicia". */
function partsOf({ slots: { parts } }: Text): readonly Text[] | undefined {
  return Array.isArray(parts) ? parts.filter(isText) : undefined;
}

/** Whether a text continues another one: the same text with other parts. */
export function goesOn(before: Text, next: Text): boolean {
  return before.key === next.key && partsOf(before) !== undefined;
}

/** Joins texts that continue each other; equal parts are counted together. */
export function joined(texts: readonly Text[]): Text {
  const [first] = texts;
  const counts = new Map<string, Text>();
  for (const part of texts.flatMap((text) => partsOf(text) ?? [])) {
    const same = JSON.stringify([part.key, { ...part.slots, n: 0 }]);
    const n = Number(counts.get(same)?.slots.n ?? 0) + Number(part.slots.n);
    counts.set(same, { key: part.key, slots: { ...part.slots, n } });
  }
  return counts.size === 0 ? first! : { key: first!.key, slots: { ...first!.slots, parts: [...counts.values()] } };
}

/** A move's text under the player's name: without a subject, if there is such a form. */
export function actText(text: Text): Text {
  const key = `${text.key}.act`;
  return lookup(key) === undefined ? text : { key, slots: text.slots };
}

/** A text at the beginning of a line: with a capital first letter. */
export function capitalised(parts: readonly ComponentChildren[]): ComponentChildren {
  const [first, ...rest] = parts;
  return typeof first === 'string' ? [first.charAt(0).toLocaleUpperCase() + first.slice(1), ...rest] : parts;
}

/** A move's effects for a person at the table: those that concern them come first. */
export function effectsFor(
  line: LogLine,
  players: readonly Player[],
  voice: (text: Text) => Voice<ComponentChildren>,
): ShownEffect[] {
  const isYours = (seats: readonly number[]) => seats.some((seat) => players[seat]?.isYou);
  const tone = (hurts: readonly number[], helps: readonly number[]) => {
    if (isYours(hurts)) {
      return 'bad';
    }
    return isYours(helps) ? 'good' : 'plain';
  };
  return line.effects
    .map(
      ({ text, hurts, helps }): ShownEffect => ({
        tone: tone(hurts, helps),
        text: capitalised(told(text, voice(text))),
        about: aboutOf(text, voice(text)),
      }),
    )
    .sort((a, b) => Number(a.tone === 'plain') - Number(b.tone === 'plain'));
}

/** Drops effects that did not last, such as a tie that the next action has broken. */
export function stillTrue<Effect>(effects: readonly Effect[], aboutOf: (effect: Effect) => string | undefined): Effect[] {
  const abouts = effects.map(aboutOf);
  return effects.filter((_, i) => abouts[i] === undefined || !abouts.includes(abouts[i], i + 1));
}

/** The subject of an effect: the standings in a place, or its value. */
function aboutOf(text: Text, { place: draw }: Voice<ComponentChildren>): string | undefined {
  const [place] = placesIn(text);
  const tellsOfPlayers = text.key.endsWith('.vacant') || Object.values(text.slots).some(isSeat);
  return place && `${plainText(draw(place))} ${tellsOfPlayers}`;
}

/** The words of a drawn text. */
function plainText(drawn: ComponentChildren): string {
  if (Array.isArray(drawn)) {
    return drawn.map(plainText).join('');
  }
  return typeof drawn === 'object' && drawn !== null && 'props' in drawn
    ? plainText(drawn.props.children)
    : String(drawn ?? '');
}
