import { CardPair } from '../../../table/lesson/CardPair';
import type { RulesOverview, TurnRow } from '../../../table/lesson/overview';
import { t } from '../text/teaching';
import { supplyOf } from '../words/cards';
import { RulePicture } from './RulePicture';
import { type MapPosition, POSITIONS } from './rule-positions';

/** Three ranks in a region (EG-5.1). */
const GOAL: MapPosition = {
  kind: 'map',
  caption: 'pic.EG-5.1',
  king: 'Gal',
  counts: { Old: [4, 3, 2], Bas: [1, 2, 0], New: [2, 0, 3], Ara: [0, 1, 1] },
  view: [-9.4, 43.9, 0.6, 38.4],
};

/** El Grande on one page. */
export function overview(): RulesOverview {
  return {
    headline: t('eg.overview.headline'),
    summary: t('eg.overview.summary'),
    goal: [t('eg.overview.goal.send'), t('eg.overview.goal.score'), t('eg.overview.goal.king')],
    drawing: <RulePicture position={GOAL} />,
    labels: [
      { seat: 0, text: t('eg.overview.label.first') },
      { seat: 1, text: t('eg.overview.label.second') },
      { seat: 2, text: t('eg.overview.label.third') },
    ],
    things: [
      thing('place', 'EG-3.4'),
      thing('taboo', 'EG-3.5'),
      thing('castillo', 'EG-3.6'),
      thing('tie', 'EG-5.1'),
      thing('bonus', 'EG-5.3'),
    ],
    power: {
      title: t('eg.overview.cardPair.title'),
      text: t('eg.overview.cardPair.text'),
      drawing: <CardPair low={2} high={13} supplyOf={supplyOf} />,
    },
    round: [
      { icon: 'layers', title: t('eg.overview.cards.title'), text: t('eg.overview.cards.text') },
      { icon: 'hand', title: t('eg.overview.power.title'), text: t('eg.overview.power.text') },
      { icon: 'user', title: t('eg.overview.turns.title'), text: t('eg.overview.turns.text') },
      { icon: 'star', title: t('eg.overview.score.title'), text: t('eg.overview.score.text'), isScoring: true },
    ],
    later: t('eg.overview.later'),
    turnNote: t('eg.overview.turnNote'),
    turn: turn(),
    scoring: [
      { title: t('eg.overview.region'), text: t('eg.overview.region.text'), rule: 'EG-5.1' },
      { title: t('eg.overview.tied'), text: t('eg.overview.tied.text'), rule: 'EG-5.1' },
      { title: t('eg.overview.fewer'), text: t('eg.overview.fewer.text'), rule: 'EG-5.2' },
      { title: t('eg.overview.king'), text: t('eg.overview.king.text'), rule: 'EG-5.3' },
      { title: t('eg.overview.grande'), text: t('eg.overview.grande.text'), rule: 'EG-5.3' },
      { title: t('eg.overview.tower'), text: t('eg.overview.tower.text'), rule: 'EG-5.4' },
    ],
    example: {
      text: t('eg.overview.example'),
      lines: [
        { seat: 0, text: t('eg.overview.example.first'), points: 6 },
        { seat: 1, text: t('eg.overview.example.second'), points: 4 },
        { seat: 2, text: t('eg.overview.example.third'), points: 2 },
      ],
    },
  };
}

function thing(name: 'place' | 'taboo' | 'castillo' | 'tie' | 'bonus', rule: string) {
  return {
    title: t(`eg.overview.${name}.title`),
    text: t(`eg.overview.${name}.text`),
    rule,
    drawing: <RulePicture position={POSITIONS[rule]!} />,
  };
}

/** EG-3: the parts of a turn. */
function turn(): TurnRow[] {
  const part = (name: 'fetch' | 'choose' | 'place' | 'act') => ({
    title: t(`eg.overview.do.${name}`),
    note: t(`eg.overview.do.${name}.note`),
  });
  return [
    { ...part('fetch'), icon: 'supply', limit: t('eg.overview.do.fetch.limit'), rule: 'EG-3.1' },
    { ...part('choose'), icon: 'hand', limit: t('eg.overview.limit.single'), rule: 'EG-3.2' },
    { ...part('place'), icon: 'cab', limit: t('eg.overview.do.place.limit'), rule: 'EG-3.4' },
    { ...part('act'), icon: 'star', limit: t('eg.overview.limit.once'), rule: 'EG-3.3' },
  ];
}
