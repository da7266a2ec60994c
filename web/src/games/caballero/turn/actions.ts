import type { IconName } from '../../../draw/icons';
import type { CaballeroTable } from '../../../protocol/types';
import type { Done } from '../../../table/follow/FollowBar';
import { supplyOf, TWO_TILES_CARD } from '../scene/cards';
import { ACTIONS, type Action, type MoveTree, movesUnder } from '../scene/moves';
import { plural, t } from '../text';
import { supplyInCourt } from './losses';

/** The state of an action of the turn bar: its cost, its limit, or why it is not possible. */
export interface ActionState {
  action: Action;
  icon: IconName;
  label: string;
  hotkey: string;
  /** The price in caballeros as text, or undefined if the action is free. */
  price: string | undefined;
  /** Shown instead of a price. */
  free: string;
  limit: string;
  isOff: boolean;
  isOwed: boolean;
}

const ICONS: Record<Action, IconName> = {
  supply: 'supply',
  area: 'area',
  caballero: 'tile',
  ship: 'ship',
  castillo: 'castillo',
  move: 'move',
  take: 'take',
  governor: 'governor',
  grande: 'grande',
};

/** The keys of the actions. */
export const HOTKEYS: Record<Action, string> = {
  supply: 'S',
  area: 'A',
  caballero: 'C',
  ship: 'B',
  castillo: 'K',
  move: 'M',
  take: 'T',
  governor: 'G',
  grande: 'D',
};

const PRICES: Partial<Record<Action, string>> = {
  caballero: '1–8',
  ship: '2',
  castillo: '1',
  move: '1',
  governor: '1',
  grande: '2',
};
const LOWEST_PRICE: Partial<Record<Action, number>> = { caballero: 1, ship: 2, castillo: 1, move: 1, governor: 1, grande: 1 };
/** How often in a turn (EC-3.0). */
const PER_TURN = 2;

const BASIC: readonly Action[] = ['supply', 'area', 'caballero', 'ship', 'castillo', 'move', 'take'];

/** The actions of a turn: governors and grandes belong to the expanded game (EC-5.1). */
export function actionsOf(isExpanded: boolean): readonly Action[] {
  return isExpanded ? ACTIONS : BASIC;
}

/** Without a connection (`isAway`), no action is possible. */
export function actionStates(
  table: CaballeroTable,
  seat: number,
  tree: MoveTree,
  isExpanded: boolean,
  isAway = false,
): ActionState[] {
  return actionsOf(isExpanded).map((action) => {
    const isOff = !tree.actions.has(action);
    const grandeOnMap = table.tiles.some((tile) => tile.seat === seat && tile.grande);
    return {
      action,
      icon: ICONS[action],
      label: t(`ec.action.${action}`),
      hotkey: HOTKEYS[action],
      price: action === 'grande' && grandeOnMap ? '1' : PRICES[action],
      free: action === 'supply' ? `+${supplyOf(table.courts[seat]?.laid ?? 0)}` : t('ec.action.free'),
      limit: isAway ? t('ec.why.away') : limitOf(table, seat, tree, action, grandeOnMap),
      isOff,
      isOwed: action === 'area' && !isOff && table.turn.owed > 0,
    };
  });
}

function limitOf(table: CaballeroTable, seat: number, tree: MoveTree, action: Action, grandeOnMap: boolean): string {
  return tree.actions.has(action) ? whatIsLeft(table, seat, tree, action, grandeOnMap) : whyNot(table, seat, action);
}

function whatIsLeft(table: CaballeroTable, seat: number, tree: MoveTree, action: Action, grandeOnMap: boolean): string {
  switch (action) {
    case 'supply': {
      const { taken, lost } = supplyInCourt(table, seat);
      return lost > 0 ? plural('ec.left.fits', taken) : t('ec.left.card', { card: table.courts[seat]?.laid ?? 0 });
    }
    case 'area':
      return table.turn.owed > 0 ? t('ec.left.owed', { n: table.turn.owed }) : t('ec.left.count', { n: table.turn.areas });
    case 'caballero':
      return t('ec.left.count', { n: table.turn.tiles });
    case 'ship':
      return t('ec.left.count', { n: Math.min(table.turn.ships, table.shipStock) });
    case 'castillo':
      return t('ec.left.count', { n: Math.min(table.turn.castillos, table.castilloStock) });
    case 'move':
      return t('ec.left.move');
    case 'take':
      return t('ec.left.take');
    case 'governor':
      return plural('ec.left.sites', movesUnder(tree, 'governor', []).length);
    case 'grande':
      return t(grandeOnMap ? 'ec.left.onMap' : 'ec.left.fromCourt');
  }
}

/** The reason according to the table's numbers; if they give none, that there is no place for the action. */
function whyNot(table: CaballeroTable, seat: number, action: Action): string {
  const { turn } = table;
  const court = table.courts[seat];
  if (court === undefined || table.mover !== seat || table.phase !== 'turn') {
    return t('why.notYourTurn');
  }
  if (turn.tiePending && action !== 'caballero') {
    return t('ec.why.tie');
  }
  const used: Partial<Record<Action, number>> = { caballero: turn.tiles, ship: turn.ships, castillo: turn.castillos };
  if (used[action] === 0) {
    return t('ec.why.used', { n: PER_TURN });
  }
  if (action === 'supply') {
    return t('ec.why.taken');
  }
  if (action === 'area') {
    return t(turn.areas === 0 ? 'ec.why.placed' : 'ec.why.noFit');
  }
  if ((action === 'ship' && table.shipStock === 0) || (action === 'castillo' && table.castilloStock === 0)) {
    return t('ec.why.stock');
  }
  if (action === 'governor' && court.governors === 0) {
    return t('ec.why.noGovernor');
  }
  if (action === 'grande' && !turn.grandeMove) {
    return t('ec.why.moved');
  }
  if (court.caballeros < (LOWEST_PRICE[action] ?? 0)) {
    return t('ec.why.court', { n: court.caballeros });
  }
  return t(action === 'governor' ? 'ec.why.noSite' : 'ec.why.noPlace');
}

/** A summary of a player's turn so far, each action in a word or two; several castillos and ships are counted. */
export function turnSoFar({ turn, mover, courts }: CaballeroTable): Done[] {
  const card = courts[mover]?.laid ?? 0;
  const counts: [Action, number][] = [
    ['area', (card === TWO_TILES_CARD ? 2 : 1) - turn.areas],
    ['caballero', PER_TURN - turn.tiles],
    ['ship', PER_TURN - turn.ships],
    ['castillo', PER_TURN - turn.castillos],
  ];
  return [
    ...(turn.supply ? [] : [{ icon: ICONS.supply, text: `${t('ec.action.supply')} +${supplyOf(card)}` }]),
    ...counts
      .filter(([, n]) => n > 0)
      .map(([action, n]) => ({
        icon: ICONS[action],
        text: n === 1 ? t(`ec.action.${action}`) : `${t(`ec.action.${action}`)} × ${n}`,
      })),
  ];
}
