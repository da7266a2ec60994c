import type { GrandeTable } from '../../../protocol/types';
import { planWords } from '../../../table/cards/plan-words';
import type { Player } from '../../../table/people/types';
import { personal, plural, t } from '../text';
import { cardTitle } from '../words/cards';
import type { Turn } from './use-turn';

interface Prompt {
  title: string;
  text: string;
}

const MANY = 10;

/** The player's current task: a title and a sentence. */
export function promptOf(
  table: GrandeTable,
  players: readonly Player[],
  seat: number,
  turn: Turn,
  planned: number | undefined,
): Prompt {
  const [kind] = turn.kinds;
  if (table.stage === 'over') {
    return { title: t('prompt.over'), text: '' };
  }
  if (table.stage === 'disks' || table.stage === 'castillo') {
    const why = table.stage === 'disks' ? announced(table, players) : '';
    return turn.moves.some((move) => move.kind === 'disk')
      ? { title: t('eg.prompt.disk'), text: why === '' ? t('eg.prompt.diskText') : why }
      : { title: plural('eg.prompt.diskWait', table.obliged.length), text: why };
  }
  if (!table.obliged.includes(seat)) {
    return theirs(table, players, seat, planned);
  }
  switch (table.stage) {
    case 'laying':
      return { title: t('prompt.bid'), text: t('prompt.bidText') };
    case 'fetching':
      return { title: t('eg.prompt.fetch'), text: t('eg.prompt.fetchText') };
    case 'recalling':
      return { title: plural('eg.prompt.recall', table.turn.recalls), text: t('eg.prompt.recallText') };
    case 'choosing':
      return { title: t('eg.prompt.choose'), text: t('eg.prompt.chooseText') };
    case 'between':
    case 'placing':
      if (kind === 'place') {
        return {
          title: plural('eg.prompt.place', Math.min(table.turn.places, table.courts[seat]!.caballeros)),
          text: t('eg.prompt.placeText'),
        };
      }
      return turn.has('special')
        ? { title: t('eg.prompt.between'), text: t('eg.prompt.betweenText') }
        : { title: t('eg.prompt.endable'), text: t('eg.prompt.endableText') };
    case 'acting':
      return acting(table, turn);
    case 'asking':
      return { title: t('eg.veto.ask'), text: '' };
  }
}

/** The actor and the action: “Teresa has announced “Desertion”.” */
export function announced(table: GrandeTable, players: readonly Player[]): string {
  return personal('eg.prompt.askedText', players[table.active]!, { card: cardTitle(table.action.card) });
}

function acting(table: GrandeTable, turn: Turn): Prompt {
  const { action } = table;
  const { kind, path } = turn.selection;
  if (turn.moves.some((move) => move.kind === 'take')) {
    return { title: t('eg.prompt.take'), text: t('eg.prompt.takeText') };
  }
  if (turn.kinds.length > 1) {
    return { title: t('eg.prompt.either'), text: t('eg.prompt.eitherText') };
  }
  switch (kind) {
    case 'move': {
      const title = action.steps > MANY ? t('eg.prompt.moveMany') : plural('eg.prompt.move', action.steps);
      if (path.length > 0) {
        return { title, text: t(turn.owners.length > 0 ? 'eg.prompt.moveOwner' : 'eg.prompt.moveTo') };
      }
      const isSplit = action.ownMoves < action.steps && action.othersMoves < action.steps;
      return {
        title,
        text: isSplit
          ? t('eg.prompt.moveSplit', { own: action.ownMoves, others: action.othersMoves })
          : t('eg.prompt.moveFrom'),
      };
    }
    case 'place':
      return { title: plural('eg.prompt.place', action.places), text: t('eg.card.placeTwo.text') };
    case 'give':
      return { title: plural('eg.prompt.give', action.steps), text: t('eg.prompt.giveText') };
    case 'board':
      return { title: t(turn.boards.length > 0 ? 'eg.prompt.board' : 'eg.prompt.boardTo'), text: t('eg.prompt.boardText') };
    case 'send':
    case 'score':
    case 'king':
    case 'evict':
    case 'grande':
      return { title: t(`eg.prompt.${kind}`), text: t(`eg.prompt.${kind}Text`) };
    default:
      return { title: t('prompt.yourTurn'), text: '' };
  }
}

/** The text while others have to act. */
function theirs(table: GrandeTable, players: readonly Player[], seat: number, planned: number | undefined): Prompt {
  const name = players[table.active]?.name ?? '';
  const card = table.turn.card === '' ? '' : cardTitle(table.turn.card);
  switch (table.stage) {
    case 'laying': {
      const waitsToBid = table.courts[seat]?.laid === 0;
      return {
        title: t('prompt.theyBid', { name }),
        text: waitsToBid ? planWords(planned) : '',
      };
    }
    case 'fetching':
    case 'recalling':
      return { title: t('eg.prompt.theyFetch', { name }), text: '' };
    case 'choosing':
      return { title: t('eg.prompt.theyChoose', { name }), text: '' };
    case 'placing':
      return { title: t('eg.prompt.theyPlace', { name }), text: '' };
    case 'asking':
      return {
        title: t('eg.prompt.asked', { name: players[table.action.asked]?.name ?? '' }),
        text: personal('eg.prompt.askedText', players[table.active]!, { card }),
      };
    case 'acting':
      return table.action.stepper >= 0 && table.action.stepper !== table.active
        ? {
            title: t('eg.prompt.theyGive', { name: players[table.action.stepper]?.name ?? '' }),
            text: personal('eg.prompt.askedText', players[table.active]!, { card }),
          }
        : { title: t('eg.prompt.theyAct', { name, card }), text: '' };
    default:
      return { title: t('prompt.theyPlay', { name }), text: '' };
  }
}
