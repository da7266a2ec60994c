import others from 'hidalgo:texts/games/grande/text/teaching';
import { addTexts } from '../../../text/languages';
import en from './teaching/en.json';

/** What the lesson says, and what stands under the pictures of the rules. */
export const { t } = addTexts(en, others);

export type Key = Parameters<typeof t>[0];
