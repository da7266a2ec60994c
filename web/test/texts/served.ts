import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LogLine, Text } from '../../src/protocol/types';

/* The server's answers: its texts, and moves of the corpus in words. */

const MODULES = ['rules', 'records', 'bots', 'tables', 'server'];

/** The server's catalogue of a language. */
export function servedTexts(language: string): Record<string, string> {
  return Object.fromEntries(
    MODULES.flatMap((module) => {
      const folder = `../${module}/src/main/resources`;
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(path.join('messages', `${language}.properties`)))
        .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
        .filter((line) => /^[a-z]/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
    }),
  );
}

/** Examples that the tests of the module records use too. */
export function examples<T>(file: string): T[] {
  return JSON.parse(readFileSync(`../records/src/test/resources/${file}`, 'utf8')) as T[];
}

export interface Narrated {
  move: string;
  seat: number;
  text: Text;
  said: string;
  saidToMover: string;
}

export const narrated = examples<Narrated>('narration.json');

/** A line of the log with a move of the corpus. */
export function logLineOf({ move, seat, text }: Narrated, ply = 1): LogLine {
  return { ply, seat, move, text, at: 0, effects: [], points: [], scorings: [] };
}

/** The text of elements. */
export function toText(part: unknown): string {
  if (Array.isArray(part)) {
    return part.map(toText).join('');
  }
  return typeof part === 'object' && part !== null && 'props' in part
    ? toText((part.props as { children?: unknown }).children)
    : String(part ?? '');
}
