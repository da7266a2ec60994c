import others from 'hidalgo:texts/pages/admin/text';
import { addTexts } from '../../../text/languages';
import english from './en.json';

/** The texts of the page of moderators, which is loaded when one of them opens it. */
export const { t, plural } = addTexts(english, others);
