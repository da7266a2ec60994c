import type { LiveTable } from '../../net/live';
import type { LiveState } from '../../net/live-state';
import type { Trial } from '../../net/move-sender';
import type { Proposal, TableView } from '../../protocol/types';
import { personal, plural, t } from '../../text';
import { isYou, nameIn } from '../people/seats';
import type { Notice } from '../people/types';

/** The notice about the connection, if there is one. */
export function connectionNotice(state: LiveState, live: LiveTable, now: number): Notice | undefined {
  const tryNow = { label: t('app.tryNow'), onClick: () => live.tryNow() };
  switch (state.status) {
    case 'offline':
      return { kind: 'net', title: t('app.offline.title'), text: t('app.offline.text'), actions: [tryNow], stays: true };
    case 'reconnecting': {
      const seconds = Math.max(0, Math.ceil(((state.retryAt ?? now) - now) / 1000));
      return {
        kind: 'net',
        title: state.restarting ? t('app.restarting.title') : t('app.lost.title'),
        text: plural('app.lost.retry', seconds),
        actions: [tryNow],
        stays: true,
      };
    }
    default:
      return undefined;
  }
}

/** The notice about moves played while the connection was lost, until the person has read it. */
export function backNotice(state: LiveState, live: LiveTable): Notice | undefined {
  if (state.status !== 'live' || state.missed === undefined) {
    return undefined;
  }
  return {
    kind: 'plain',
    title: t('app.back.title'),
    text: state.missed === 0 ? t('app.back.nothing') : plural('app.back.moves', state.missed),
    actions: [{ label: t('app.back.ok'), onClick: () => live.welcomeBackSeen() }],
  };
}

/** The notice about moves that are only tried. */
export function trialNotice(
  trial: Trial | undefined,
  { moves }: LiveTable,
  attempt: (work: Promise<unknown>) => void,
): Notice | undefined {
  if (trial === undefined) {
    return undefined;
  }
  const discard = { label: t('whatIf.discard'), onClick: () => moves.discardTrial() };
  const commit = { label: t('whatIf.commit'), isMain: true, onClick: () => attempt(moves.playTrial()) };
  const tried = trial.moves === 0 ? t('whatIf.none') : plural('whatIf.moves', trial.moves);
  return {
    kind: 'plain',
    title: t('whatIf.title'),
    text: trial.isStuck ? t('whatIf.stuck') : tried,
    actions: trial.moves === 0 ? [discard] : [commit, discard],
    stays: true,
  };
}

interface TableActions {
  answer: (agree: boolean) => void;
  putBotIn: (seat: number) => void;
  comeBack: (seat: number) => void;
}

/** The notice about people: a proposal, a clock that has run out, a seat to return to. */
export function peopleNotice(table: TableView, actions: TableActions): Notice | undefined {
  const { proposal } = table;
  if (table.phase !== 'playing') {
    return undefined;
  }
  const returning = table.seats.find((seat) => seat.returning);
  if (returning !== undefined) {
    return {
      kind: 'plain',
      title: t('app.return.title'),
      text: t(table.seats.some((seat) => seat.kind === 'person') ? 'app.return.text' : 'app.return.final'),
      actions: [{ label: t('app.return.do'), onClick: () => actions.comeBack(returning.seat) }],
      stays: true,
    };
  }
  if (table.yours.length === 0) {
    return undefined;
  }
  if (proposal !== null) {
    const mine = table.yours.some((seat) => proposal.agreed.includes(seat));
    const no = {
      label: t(table.yours.includes(proposal.by) ? 'app.proposal.withdraw' : 'app.proposal.no'),
      onClick: () => actions.answer(false),
    };
    return {
      kind: 'plain',
      title: proposed(table, proposal),
      text: mine
        ? plural('app.proposal.waiting', proposal.agreed.length)
        : t(isForYou(table, proposal) ? 'app.proposal.yourSeat.text' : 'app.proposal.ask'),
      actions: mine ? [no] : [{ label: t('app.proposal.yes'), onClick: () => actions.answer(true) }, no],
      stays: true,
    };
  }
  if (table.seats.some((seat) => seat.out && seat.kind === 'person' && seat.millis !== null && isYou(table, seat.seat))) {
    return { kind: 'net', title: t('app.out.you'), text: t('app.out.you.text'), actions: [], stays: true };
  }
  const late = table.seats.find((seat) => seat.out && seat.kind === 'person' && !table.yours.includes(seat.seat));
  if (late !== undefined) {
    return {
      kind: 'plain',
      title: t(late.millis === null ? 'app.silent.title' : 'app.out.title', { name: late.name }),
      text: t('app.out.text'),
      actions: [{ label: t('app.out.bot'), onClick: () => actions.putBotIn(late.seat) }],
      stays: true,
    };
  }
  return undefined;
}

/** Whether a bot is to take over the person's own seat. */
function isForYou(table: TableView, { kind, seat }: Proposal): boolean {
  return kind === 'bot' && isYou(table, seat);
}

/** A proposal and its author in a sentence. */
function proposed(table: TableView, proposal: Proposal): string {
  const name = nameIn(table);
  const by = { name: name(proposal.by), isYou: isYou(table, proposal.by) };
  if (proposal.kind === 'end') {
    return personal('app.proposal.end', by);
  }
  return isForYou(table, proposal)
    ? t('app.proposal.yourSeat', { name: by.name })
    : personal('app.proposal.bot', by, { seat: name(proposal.seat) });
}
