import { addEnglish } from '../../../text';
import en from './lobby/en.json';

/* What is said of this game before anybody opens it. Other languages have it among the texts of the page. */
export const { t } = addEnglish(en);
