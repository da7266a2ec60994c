import { type ComponentChildren, h } from 'preact';
import type { LogLine, Text } from '../../protocol/types';
import { lookup, placesIn, told } from '../../text/say';
import { isSeat, isText, type Place, type Voice } from '../../text/wording';
import type { Player, ToldEffect } from './types';

/**
 * Texts for the person at the table: people by name, numbers and cards in bold; a game draws its places and names its
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

/** The parts of a text that consists of parts: "2 in Aragón and 1 in Galicia". */
function partsOf({ slots: { parts } }: Text): readonly Text[] | undefined {
  return Array.isArray(parts) ? parts.filter(isText) : undefined;
}

/** Whether a text continues another one: the same text with other parts. */
export function goesOn(before: Text, next: Text): boolean {
  return before.key === next.key && partsOf(before) !== undefined;
}

/** Texts that continue each other, joined into one; equal parts are counted together. */
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

/** What a move did, under the name of whoever made it: without a subject, if there is such a text. */
export function actText(text: Text): Text {
  const key = `${text.key}.act`;
  return lookup(key) === undefined ? text : { key, slots: text.slots };
}

/** A text at the beginning of a line: with a capital first letter. */
export function capitalised(parts: readonly ComponentChildren[]): ComponentChildren {
  const [first, ...rest] = parts;
  return typeof first === 'string' ? [first.charAt(0).toLocaleUpperCase() + first.slice(1), ...rest] : parts;
}

/** What a move led to, as a person at the table sees it: what touches them comes first. */
export function effectsFor(
  line: LogLine,
  players: readonly Player[],
  voice: (text: Text) => Voice<ComponentChildren>,
): ToldEffect[] {
  const isYours = (seats: readonly number[]) => seats.some((seat) => players[seat]?.isYou);
  const tone = (hurts: readonly number[], helps: readonly number[]) => {
    if (isYours(hurts)) {
      return 'bad';
    }
    return isYours(helps) ? 'good' : 'plain';
  };
  return line.effects
    .map(
      ({ text, hurts, helps }): ToldEffect => ({
        tone: tone(hurts, helps),
        text: capitalised(told(text, voice(text))),
        about: aboutOf(text, voice(text)),
      }),
    )
    .sort((a, b) => Number(a.tone === 'plain') - Number(b.tone === 'plain'));
}

/** Without what was true in between only, such as a tie that the next action has broken. */
export function stillTrue<Effect>(effects: readonly Effect[], aboutOf: (effect: Effect) => string | undefined): Effect[] {
  const abouts = effects.map(aboutOf);
  return effects.filter((_, i) => abouts[i] === undefined || !abouts.includes(abouts[i], i + 1));
}

/** The place that an effect tells of, as it is called there: how players stand in it, or what it is worth. */
function aboutOf(text: Text, { place: draw }: Voice<ComponentChildren>): string | undefined {
  const [place] = placesIn(text);
  const tellsOfPlayers = text.key.endsWith('.vacant') || Object.values(text.slots).some(isSeat);
  return place && `${plainText(draw(place))} ${tellsOfPlayers}`;
}

/** What a drawn text says. */
function plainText(drawn: ComponentChildren): string {
  if (Array.isArray(drawn)) {
    return drawn.map(plainText).join('');
  }
  return typeof drawn === 'object' && drawn !== null && 'props' in drawn
    ? plainText(drawn.props.children)
    : String(drawn ?? '');
}
