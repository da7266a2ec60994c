import type { Plugin } from 'esbuild';
import type { Book } from '../src/text/book';

export function bookOf(markdown: string): Book;
export const rules: Plugin;
