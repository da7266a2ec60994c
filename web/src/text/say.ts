import type { Text } from '../protocol/types';
import { catalogueText, locale } from '.';

/*
 * Texts that the server names by key: refusals, the log, cards, reasons. Their catalogue comes from the server, once; the client's own
 * texts are in reach by key as well, for names that are put together at run time (options, bots, games).
 */

let served: Record<string, string> = {};

/** Takes over the server's catalogue. */
export function learn(texts: Record<string, string>): void {
  served = texts;
}

/** The text of a key of either catalogue, if there is one. */
export function lookup(key: string): string | undefined {
  return catalogueText(key) ?? served[key];
}

/** The text of a key that is put together at run time; the last part of the key where there is no text. */
export function named(key: string): string {
  return lookup(key) ?? key.slice(key.lastIndexOf('.') + 1);
}

function isSeat(value: object): value is { seat: number } {
  return 'seat' in value && typeof value.seat === 'number';
}

function isText(value: object): value is Text {
  return 'key' in value && typeof value.key === 'string';
}

/** A text of the server in words. `fallback` is what to say when the catalogue has not come, such as the reason in English. */
export function say(text: Text, nameOf: (seat: number) => string, fallback = ''): string {
  const pattern = lookup(text.key);
  if (pattern === undefined) {
    return fallback === '' ? text.key : fallback;
  }
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => slot(text.slots[name], nameOf));
}

function slot(value: unknown, nameOf: (seat: number) => string): string {
  if (typeof value === 'object' && value !== null) {
    if (isText(value)) {
      return say({ key: value.key, slots: value.slots ?? {} }, nameOf);
    }
    if (isSeat(value)) {
      return nameOf(value.seat);
    }
  }
  return typeof value === 'number' && value < 0 ? `−${-value}` : String(value ?? '');
}

/** The first letter large, as at the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}

/** Names in a row: Ana, Inés and Mateo. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}
