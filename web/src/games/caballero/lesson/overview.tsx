import { CardPair } from '../../../table/lesson/CardPair';
import type { RulesOverview, TurnRow } from '../../../table/lesson/overview';
import { supplyOf } from '../scene/cards';
import { t } from '../text/teaching';
import { RulePicture } from './RulePicture';
import { type ChartPosition, POSITIONS } from './rule-positions';

/** An island worth 5 (EC-4.1) with three ranks on it (EC-4.2), and a ship on a sea worth 5 (EC-4.4). */
export const GOAL: Omit<ChartPosition, 'caption'> = {
  areas: '0,0 WLLW|1,0 LWLLg|2,0 WLWW|0,1 LLWL|1,1 LWLL|2,1 WWWWf',
  tiles: [
    { x: 1, y: -1, seat: 1, north: 5 },
    { x: -1, y: 1, seat: 0, north: 8 },
    { x: 1, y: 2, seat: 2, north: 4 },
    { x: 3, y: 1, seat: 1, north: 2, ships: 'W' },
  ],
  view: [-1.4, -1.2, 5.8, 4.4],
};

/** El Caballero on one page. */
export function overview(): RulesOverview {
  return {
    headline: t('ec.overview.headline'),
    summary: t('ec.overview.summary'),
    goal: [t('ec.overview.goal.build'), t('ec.overview.goal.score'), t('ec.overview.goal.value')],
    drawing: <RulePicture position={GOAL} />,
    labels: [
      { seat: 1, text: t('ec.overview.label.first') },
      { seat: 0, text: t('ec.overview.label.second') },
      { seat: 2, text: t('ec.overview.label.third') },
      { seat: 1, text: t('ec.overview.label.ship') },
    ],
    things: [
      thing('match', 'EC-3.5', 'EC-3.5'),
      thing('number', 'EC-3.10', 'EC-3.9'),
      thing('evicted', 'EC-3.8', 'EC-3.8'),
      thing('tie', 'EC-3.13', 'EC-3.13'),
      thing('ship', 'EC-3.15', 'EC-3.15'),
    ],
    power: {
      title: t('ec.overview.cardPair.title'),
      text: t('ec.overview.cardPair.text'),
      drawing: <CardPair low={2} high={13} supplyOf={supplyOf} />,
    },
    round: [
      { icon: 'hand', title: t('ec.overview.power.title'), text: t('ec.overview.power.text') },
      { icon: 'user', title: t('ec.overview.turns.title'), text: t('ec.overview.turns.text') },
      { icon: 'area', title: t('ec.overview.refill.title'), text: t('ec.overview.refill.text') },
      { icon: 'star', title: t('ec.overview.score.title'), text: t('ec.overview.score.text'), isScoring: true },
    ],
    later: t('ec.overview.later'),
    turnNote: t('ec.overview.turnNote'),
    turn: turn(),
    scoring: scoring(),
    example: {
      text: t('ec.overview.example'),
      lines: [
        { seat: 1, text: t('ec.overview.example.first'), points: 10 },
        { seat: 0, text: t('ec.overview.example.second'), points: 5 },
        { seat: 2, text: t('ec.overview.example.third'), points: 0 },
        { seat: 1, text: t('ec.overview.example.ship'), points: 5 },
      ],
    },
  };
}

function thing(name: 'match' | 'number' | 'evicted' | 'tie' | 'ship', rule: string, pictured: string) {
  return {
    title: t(`ec.overview.${name}.title`),
    text: t(`ec.overview.${name}.text`),
    rule,
    drawing: <RulePicture position={POSITIONS[pictured]!} />,
  };
}

/** EC-3.0: the actions of a turn, their costs and limits. */
function turn(): TurnRow[] {
  const row = (
    icon: 'supply' | 'area' | 'cab' | 'ship' | 'castillo' | 'move' | 'take' | 'governor' | 'grande',
    price: string,
    limit: string,
    rule: string,
  ) => ({ icon, title: t(`ec.overview.do.${icon}`), note: t(`ec.overview.do.${icon}.note`), price, limit, rule });
  const free = t('ec.overview.free');
  const any = t('ec.overview.limit.any');
  return [
    row('supply', free, t('ec.overview.limit.once'), 'EC-3.1'),
    row('area', free, t('ec.overview.limit.single'), 'EC-3.4'),
    row('cab', '1–8', t('ec.overview.limit.both'), 'EC-3.9'),
    row('ship', '2', t('ec.overview.limit.pair'), 'EC-3.15'),
    row('castillo', '1', t('ec.overview.limit.pair'), 'EC-3.16'),
    row('move', '1', any, 'EC-3.17'),
    row('take', free, any, 'EC-3.19'),
    row('governor', '1', any, 'EC-5.3'),
    row('grande', t('ec.overview.price.grande'), t('ec.overview.limit.moved'), 'EC-5.5'),
  ];
}

function scoring(): RulesOverview['scoring'] {
  return [
    { title: t('ec.overview.land'), note: t('ec.overview.land.note'), text: t('ec.overview.land.text'), rule: 'EC-4.2' },
    { title: t('ec.overview.tieFirst'), text: t('ec.overview.tieFirst.text'), rule: 'EC-4.3' },
    { title: t('ec.overview.tieSecond'), text: t('ec.overview.tieSecond.text'), rule: 'EC-4.3' },
    { title: t('ec.overview.twoPlayers'), text: t('ec.overview.twoPlayers.text'), rule: 'EC-4.2' },
    { title: t('ec.overview.water'), note: t('ec.overview.water.note'), text: t('ec.overview.water.text'), rule: 'EC-4.4' },
    {
      title: t('ec.overview.governor'),
      note: t('ec.overview.governor.note'),
      text: t('ec.overview.governor.text'),
      rule: 'EC-5.3',
    },
  ];
}
