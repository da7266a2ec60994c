import { locale } from '../../text';

/** A day in words, such as "12 May 2026". */
export function dayOf(millis: number): string {
  return new Date(millis).toLocaleDateString(locale(), { dateStyle: 'medium' });
}
