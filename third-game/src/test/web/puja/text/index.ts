import others from 'hidalgo:texts/games/puja/text';
import { addTexts } from '../../../text/languages';
import en from './en.json';

/** The texts of this game's table and replays, in addition to those of all tables. */
export const { t, plural } = addTexts(en, others);
