import type { ChatLine } from '../../protocol/types';
import { type Names, say, sentence } from '../../text/say';
import type { ChatMessage } from '../people/types';

/** A time of day, as all four languages write it. Creating a format of `Intl` takes 10 ms when a table opens. */
export function clockTime(at: number): string {
  return at === 0 ? '' : new Date(at).toTimeString().slice(0, 'hh:mm'.length);
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
