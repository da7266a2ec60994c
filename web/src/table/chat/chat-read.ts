import { useEffect } from 'preact/hooks';
import { createStore, useStore } from '../../net/store';
import type { ChatMessage } from '../people/types';

/* How much of a table's chat the person has read: lines that were on the screen. */

const STORAGE_KEY = 'hidalgo.chat';
const MOST_TABLES = 60;

/** The open table, and how many lines of its chat were on the screen. */
const reading = createStore<{ table: string; lines: number }>({ table: '', lines: 0 });

/** The latest unread line of a person. */
export const chatNews = createStore<ChatMessage | undefined>(undefined);

function stored(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Marks the first lines of the chat as read. */
export function markRead(lines: number): void {
  const { table, lines: before } = reading.get();
  if (table === '' || lines <= before) {
    return;
  }
  reading.set({ table, lines });
  const { [table]: _, ...others } = stored();
  const kept = Object.entries(others).slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: lines }));
  } catch {
    // If the browser stores nothing, this is lost with the page.
  }
}

/** The lines of others that have not been on the screen. */
export function unreadOf(chat: readonly ChatMessage[], read: number, yours: readonly number[]): ChatMessage[] {
  return chat.slice(read).filter(({ seat }) => seat === undefined || !yours.includes(seat));
}

/** The number of unread lines in a table's chat. */
export function useUnread(table: string, yours: readonly number[], chat: readonly ChatMessage[]): number {
  const { table: open, lines } = useStore(reading);
  const unread = open === table ? unreadOf(chat, lines, yours) : [];
  const latest = unread.findLast(({ isComment }) => !isComment);
  useEffect(() => {
    reading.set({ table, lines: stored()[table] ?? 0 });
    return () => reading.set({ table: '', lines: 0 });
  }, [table]);
  useEffect(() => {
    chatNews.set(latest);
    return () => chatNews.set(undefined);
  }, [latest?.id]);
  return unread.length;
}
