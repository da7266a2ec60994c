import { locale } from '../../text';

/** A day in words: 15 November. */
export function dayWords(day: string): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
