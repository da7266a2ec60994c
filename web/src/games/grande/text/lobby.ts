import { addEnglish } from '../../../text';
import en from './lobby/en.json';

/* The texts of this game that are needed before anybody opens it. In other languages they are part of the page's texts. */
addEnglish(en);
