import type { ChatLine } from '../../protocol/types';
import { locale } from '../../text';
import { type Names, say, sentence } from '../../text/say';
import type { ChatMessage } from '../people/types';

/** One for each language: a log shows hundreds of times anew after every move, and to make a format takes longest. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string): Intl.DateTimeFormat {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(language, format);
  }
  return format;
}

/** The time of day, as people write it here. */
export function clockTime(at: number): string {
  return at === 0 ? '' : formatOf(locale()).format(at);
}

/** News bring the names of their moment. */
const NOBODY: Names = { nameOf: () => '' };

/** Lines of chat as the list shows them. */
export function chatMessages(lines: readonly ChatLine[]): ChatMessage[] {
  return lines.map((line) => ({
    id: `${line.seat < 0 ? 'gallery' : 'players'} ${line.line}`,
    seat: line.seat < 0 ? undefined : line.seat,
    name: line.name,
    text: line.news === null ? line.text : sentence(say(line.news, NOBODY, '')),
    time: clockTime(line.at),
  }));
}
