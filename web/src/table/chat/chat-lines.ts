import type { ChatLine } from '../../protocol/types';
import { locale } from '../../text';
import { type Names, say, sentence } from '../../text/say';
import type { ChatMessage } from '../people/types';

/** One per language: a log shows hundreds of times again after every move, and creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string): Intl.DateTimeFormat {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(language, format);
  }
  return format;
}

/** A time of day in the person's locale. */
export function clockTime(at: number): string {
  return at === 0 ? '' : formatOf(locale()).format(at);
}

/** News contain the names at the time. */
const NO_ONE: Names = { nameOf: () => '' };

/** Lines of chat as the list shows them. */
export function chatMessages(lines: readonly ChatLine[]): ChatMessage[] {
  return lines.map((line) => ({
    id: `${line.seat < 0 ? 'spectators' : 'players'} ${line.line}`,
    seat: line.seat < 0 ? undefined : line.seat,
    name: line.name,
    text: line.news === null ? line.text : sentence(say(line.news, NO_ONE, '')),
    time: clockTime(line.at),
  }));
}
