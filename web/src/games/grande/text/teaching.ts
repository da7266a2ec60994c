import others from 'hidalgo:texts/games/grande/text/teaching';
import { addTexts } from '../../../text/languages';
import en from './teaching/en.json';

/** The texts of the lesson, and the captions of the rules' pictures. */
export const { t } = addTexts(en, others);

export type Key = Parameters<typeof t>[0];
