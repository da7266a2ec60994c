/** The languages that have a catalogue. */
export const LANGUAGES = ['en'] as const;

export type Language = (typeof LANGUAGES)[number];
