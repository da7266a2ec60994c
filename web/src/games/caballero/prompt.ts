import type { CaballeroTable } from '../../protocol/table';
import type { Player } from '../../table/types';
import { plural, t } from '../../text';
import type { Turn } from './use-turn';

/** What is asked of the player now: a title and a sentence, for fingers without keys. */
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
    return { title: t('prompt.scored'), text: '' };
  }
  if (table.mover !== seat) {
    const title = t(table.phase === 'power' ? 'prompt.theyBid' : 'prompt.theyPlay', { name: mover.name });
    const waitsToBid = table.phase === 'power' && table.courts[seat]?.laid === 0;
    return {
      title,
      text: !waitsToBid ? '' : planned === undefined ? t('prompt.planOne') : t('prompt.planned', { card: planned }),
    };
  }
  if (table.phase === 'power') {
    return { title: t('prompt.bid'), text: t('prompt.bidText') };
  }
  const { action, path } = turn.selection;
  if (table.turn.tiePending) {
    return { title: t('prompt.tie'), text: t('prompt.tieText') };
  }
  switch (action) {
    case undefined:
      return {
        title: t('prompt.yourTurn'),
        text:
          table.turn.areas > 0
            ? turn.tree.actions.has('area')
              ? plural('prompt.owed', table.turn.areas)
              : t('prompt.noFit')
            : t('prompt.more'),
      };
    case 'area':
      return path.length === 0
        ? { title: t('prompt.takeTile'), text: t('prompt.takeTileText') }
        : { title: t('prompt.area'), text: plural(isTouched ? 'prompt.areaTap' : 'prompt.areaText', turn.targets.length) };
    case 'caballero':
      return {
        title: t('prompt.caballero'),
        text: path.length === 0 ? plural('prompt.caballeroText', turn.targets.length) : t('prompt.number'),
      };
    case 'ship':
      return { title: t('prompt.ship'), text: plural('prompt.shipText', turn.targets.length) };
    case 'castillo':
      return { title: t('prompt.castillo'), text: plural('prompt.tileText', turn.targets.length) };
    case 'move':
      return path.length === 0
        ? { title: t('prompt.move'), text: t('prompt.moveText') }
        : { title: t('prompt.moveTo'), text: plural('prompt.placesText', turn.targets.length) };
    case 'take':
      return { title: t('prompt.take'), text: t('prompt.takeText') };
    case 'governor':
      return { title: t('prompt.governor'), text: plural('prompt.governorText', turn.targets.length) };
    case 'grande':
      return { title: t('prompt.grande'), text: plural('prompt.tileText', turn.targets.length) };
    case 'supply':
      return { title: t('prompt.yourTurn'), text: '' };
  }
}
