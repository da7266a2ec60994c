import { addEnglish } from '../../text';
import cup from '../../text/en-cup.json';

/** The texts of cups, which are loaded with their pages. */
export const { t, plural } = addEnglish(cup);
