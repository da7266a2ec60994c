import others from 'hidalgo:texts/pages/community/text';
import { addTexts } from '../../../text/languages';
import en from './en.json';

/** The texts of the pages about the people of a server. */
export const { t, plural, rich } = addTexts(en, others);
