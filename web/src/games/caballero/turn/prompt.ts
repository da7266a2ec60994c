import { sidesOf } from '../../../draw/grid';
import type { CaballeroTable } from '../../../protocol/types';
import { planWords } from '../../../table/cards/plan-words';
import type { Player } from '../../../table/people/types';
import { destination } from '../scene/moves';
import { plural, t } from '../text';
import type { Turn } from './use-turn';

/** The player's current task: a title and a sentence. */
export function promptOf(
  table: CaballeroTable,
  players: readonly Player[],
  seat: number,
  turn: Turn,
  planned: number | undefined,
  isTouched: boolean,
): { title: string; text: string } {
  const mover = players[table.mover];
  if (table.phase === 'over') {
    return { title: t('prompt.over'), text: '' };
  }
  if (mover === undefined) {
    return { title: t('ec.prompt.scored'), text: '' };
  }
  if (table.mover !== seat) {
    const title = t(table.phase === 'power' ? 'prompt.theyBid' : 'prompt.theyPlay', { name: mover.name });
    const waitsToBid = table.phase === 'power' && table.courts[seat]?.laid === 0;
    return {
      title,
      text: waitsToBid ? planWords(planned) : '',
    };
  }
  if (table.phase === 'power') {
    return { title: t('prompt.bid'), text: t('prompt.bidText') };
  }
  const { action, path } = turn.selection;
  if (table.turn.tiePending) {
    return { title: t('ec.prompt.tie'), text: t('ec.prompt.tieText') };
  }
  switch (action) {
    case undefined:
      return {
        title: t('prompt.yourTurn'),
        text: wanted(table, turn),
      };
    case 'area':
      return path.length === 0
        ? { title: t('ec.prompt.takeTile'), text: t('ec.prompt.takeTileText', { n: table.display.length }) }
        : {
            title: t('ec.prompt.area'),
            text: plural(areaKey(table, turn, isTouched), turn.targets.length),
          };
    case 'caballero':
      return {
        title: t('ec.prompt.caballero'),
        text:
          path.length === 0
            ? plural('ec.prompt.caballeroText', turn.targets.length)
            : t(isAtSea(turn) ? 'ec.prompt.numberAtSea' : 'ec.prompt.number'),
      };
    case 'ship':
      return { title: t('ec.prompt.ship'), text: plural('ec.prompt.shipText', turn.targets.length) };
    case 'castillo':
      return { title: t('ec.prompt.castillo'), text: plural('ec.prompt.tileText', turn.targets.length) };
    case 'move':
      return movePrompt(turn);
    case 'take':
      return { title: t('ec.prompt.take'), text: t('ec.prompt.takeText') };
    case 'governor':
      return { title: t('ec.prompt.governor'), text: plural('ec.prompt.governorText', turn.targets.length) };
    case 'grande':
      return { title: t('ec.prompt.grande'), text: plural('ec.prompt.tileText', turn.targets.length) };
    case 'supply':
      return { title: t('prompt.yourTurn'), text: '' };
  }
}

/** Asks for the piece to move or for its destination, whichever is still open. */
function movePrompt({ selection: { path }, targets }: Turn): { title: string; text: string } {
  const [first] = path;
  if (first === undefined) {
    return { title: t('ec.prompt.move'), text: t('ec.prompt.moveText') };
  }
  return destination(first) === undefined
    ? { title: t('ec.prompt.moveTo'), text: plural('ec.prompt.placesText', targets.length) }
    : { title: t('ec.prompt.moveFrom'), text: t('ec.prompt.moveText') };
}

/** Whether the chosen cell borders water only: then the 1-4 face alone is possible (EC-3.11). */
function isAtSea({ numbers }: Turn): boolean {
  return numbers.length > 0 && numbers.every(({ north }) => north <= 4);
}

/** The text about turning the tile, if turning makes a difference. */
function areaKey({ display }: CaballeroTable, { heldIndex }: Turn, isTouched: boolean) {
  const tile = heldIndex === undefined ? undefined : display[heldIndex];
  if (tile !== undefined && new Set(sidesOf(tile)).size === 1) {
    return 'ec.prompt.areaOnly';
  }
  return isTouched ? 'ec.prompt.areaTap' : 'ec.prompt.areaText';
}

/** The area tiles that the player must or may still place. */
function wanted(table: CaballeroTable, turn: Turn): string {
  const { areas, owed } = table.turn;
  if (areas === 0) {
    return t('ec.prompt.more');
  }
  // A lesson offers only some moves: if none of them places a tile, a tile may fit all the same (EC-3.7).
  if (!turn.tree.actions.has('area') && turn.tree.canEnd) {
    return t('ec.prompt.noFit');
  }
  return owed > 0 ? plural('ec.prompt.owed', owed) : t('ec.prompt.mayPlace');
}
