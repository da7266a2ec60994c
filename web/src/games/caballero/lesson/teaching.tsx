import type { GameTeaching } from '../../../table/game';
import { optionNames } from '../../../table/lesson/option-names';
import lobby from '../text/lobby/en.json';
import { t } from '../text/teaching';
import { expanded, lesson } from './lesson';
import { overview } from './overview';
import { RulePicture } from './RulePicture';
import { POSITIONS } from './rule-positions';
import { tips } from './tips';

/** The rules of El Caballero and its lesson. */
export const teaching: GameTeaching = {
  books: {
    en: () => import('../../../../../docs/rules/el-caballero.md'),
    fr: () => import('../../../../../docs/rules/el-caballero.fr.md'),
    de: () => import('../../../../../docs/rules/el-caballero.de.md'),
    es: () => import('../../../../../docs/rules/el-caballero.es.md'),
  },
  pictureOf: (rule) => {
    const position = POSITIONS[rule];
    return position && { drawing: <RulePicture position={position} />, caption: t(position.caption) };
  },
  overview,
  nameOf: optionNames('el-caballero', Object.keys(lobby)),
  lesson,
  expanded,
  tips,
  counting: () => ({
    rule: 'EC-1.2',
    title: t('ec.count.owner.title'),
    text: t('ec.count.owner.text'),
    label: t('ec.count.title'),
  }),
};
