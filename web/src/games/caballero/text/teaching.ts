import others from 'hidalgo:texts/games/caballero/text/teaching';
import { addTexts } from '../../../text/languages';
import en from './teaching/en.json';

/** The texts of the lesson, of the rules' pictures, and of the page that counts tiles. */
export const { t, plural, rich } = addTexts(en, others);

export type Key = Parameters<typeof t>[0];
