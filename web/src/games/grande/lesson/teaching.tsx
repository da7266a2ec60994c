import type { GameTeaching } from '../../../table/game';
import { optionNames } from '../../../table/lesson/option-names';
import lobby from '../text/lobby/en.json';
import { t } from '../text/teaching';
import { cardTitle, isCardName } from '../words/cards';
import { lesson } from './lesson';
import { overview } from './overview';
import { RulePicture } from './RulePicture';
import { POSITIONS } from './rule-positions';
import { tips } from './tips';

const optionName = optionNames('el-grande', Object.keys(lobby));

/** The rules of El Grande and its lesson. */
export const teaching: GameTeaching = {
  books: {
    en: () => import('../../../../../docs/rules/el-grande.md'),
    fr: () => import('../../../../../docs/rules/el-grande.fr.md'),
    de: () => import('../../../../../docs/rules/el-grande.de.md'),
    es: () => import('../../../../../docs/rules/el-grande.es.md'),
  },
  pictureOf: (rule) => {
    const position = POSITIONS[rule];
    return position && { drawing: <RulePicture position={position} />, caption: t(position.caption) };
  },
  overview,
  nameOf: (code) => (isCardName(code) ? cardTitle(code) : optionName(code)),
  lesson,
  tips,
};
