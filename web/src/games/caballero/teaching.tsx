import type { GameTeaching } from '../../table/game';
import { lesson } from './lesson';
import { RulePicture } from './RulePicture';
import { POSITIONS } from './rule-positions';
import { t } from './text/teaching';
import { tips } from './tips';

/** The rules of El Caballero and its lesson. */
export const teaching: GameTeaching = {
  books: {
    en: () => import('../../../../docs/rules/el-caballero.md'),
    fr: () => import('../../../../docs/rules/el-caballero.fr.md'),
    de: () => import('../../../../docs/rules/el-caballero.de.md'),
    es: () => import('../../../../docs/rules/el-caballero.es.md'),
  },
  pictureOf: (rule) => {
    const position = POSITIONS[rule];
    return position && { drawing: <RulePicture position={position} />, caption: t(position.caption) };
  },
  lesson,
  tips,
};
