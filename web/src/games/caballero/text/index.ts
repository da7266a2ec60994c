import others from 'hidalgo:texts/games/caballero/text';
import { addTexts } from '../../../text/languages';
import en from './en.json';

/** What is said at the table of this game and in its replays, beside what is said at every table. */
export const { t, plural, personal, rich } = addTexts(en, others);

export type Key = Parameters<typeof t>[0];
