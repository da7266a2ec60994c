import type { ChatLine } from '../protocol/types';
import { locale } from '../text';
import type { ChatMessage } from './types';

/** The time of day, as people write it here. */
export function clockTime(at: number): string {
  return at === 0 ? '' : new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

/** Lines of chat as the list shows them. */
export function chatMessages(lines: readonly ChatLine[]): ChatMessage[] {
  return lines.map((line) => ({
    id: `${line.seat < 0 ? 'gallery' : 'players'} ${line.line}`,
    seat: line.seat < 0 ? undefined : line.seat,
    name: line.name,
    text: line.text,
    time: clockTime(line.at),
  }));
}
