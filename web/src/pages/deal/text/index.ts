import others from 'hidalgo:texts/pages/deal/text';
import { addTexts } from '../../../text/languages';
import en from './en.json';

/** The texts of the deal of the day. */
export const { t, plural } = addTexts(en, others);
