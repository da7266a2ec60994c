import others from 'hidalgo:texts/games/caballero/text';
import { addTexts } from '../../../text/languages';
import en from './en.json';

/** The texts of this game's table and replays, in addition to those of all tables. */
export const { t, plural, personal, rich } = addTexts(en, others);

export type Key = Parameters<typeof t>[0];
