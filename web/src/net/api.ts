import { answer as answerOf, canAnswer, withLocal } from '../offline/answers';
import { isLocalPath, keepsGames, LOCAL_PREFIX } from '../offline/local';
import { isStaticSite } from '../offline/static-site';
import type {
  Account,
  AnalysisView,
  ArrangeRequest,
  Arrival,
  Block,
  BlockRequest,
  Browser,
  CarriedDeal,
  ChangeRequest,
  ChatLine,
  Comment,
  CommentRequest,
  Created,
  CredentialsRequest,
  CupGames,
  CupRulingRequest,
  Cups,
  CupView,
  DailyDeal,
  Dangers,
  Done,
  Door,
  EraseRequest,
  FoundGames,
  FromServiceRequest,
  Hint,
  History,
  JoinRequest,
  Lobby,
  LoginRequest,
  LogLine,
  Mail,
  Me,
  MoveRequest,
  NewAccountRequest,
  NewCup,
  NewMailRequest,
  NewPasskey,
  NewPasskeyRequest,
  NewPasswordRequest,
  NewPushBrowserRequest,
  NewTable,
  NewTokenRequest,
  NewWebhookRequest,
  Note,
  Passkey,
  PasskeyChallenge,
  PasskeyLoginRequest,
  Positions,
  Problem,
  ProofRequest,
  ProposeRequest,
  Push,
  PushBrowser,
  PuzzleLine,
  PuzzleVerdict,
  PuzzleView,
  Readiness,
  RecoveryCodes,
  RecoveryRequest,
  ReplayView,
  ReportRequest,
  ResetRequest,
  SeatLink,
  SeatNumbers,
  SettleRequest,
  Sheet,
  Sight,
  TableView,
  Token,
  ToServiceRequest,
  UndoRequest,
  Vacation,
  VacationRequest,
  Way,
  Webhook,
  WebhookCodeRequest,
  WhatIf,
} from '../protocol/types';
import { createStore } from './store';

/** A search for finished games; fields that are missing stand for anything. */
export type GameSearch = Partial<Record<'person' | 'result' | 'game' | 'seats' | 'from' | 'to', string>>;

/** The server refused the request. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.english);
  }
}

/** No answer arrived: the network or the server is not available. The server may or may not have carried out the request. */
export class Unreachable extends Error {}

/** A move was shown before the server had answered, and then the server refused it. */
export class TakenBack extends Error {
  constructor(readonly reason: unknown) {
    super('Taken back', { cause: reason });
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The URL of an API address below the page's base path, so that it works behind a proxy with a sub-path. */
export function apiUrl(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

/** The problem for an answer that is not the API's: a proxy's page, or an old version. */
function unreadable(status: number): Problem {
  const english = `The server answered with the status ${status}.`;
  return { rule: '', text: { key: 'error.status', slots: { status } }, english, table: null };
}

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(apiUrl(path), {
      method,
      credentials: 'same-origin',
      headers:
        body === undefined
          ? { Accept: 'application/json' }
          : { Accept: 'application/json', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    throw new Unreachable('No answer', { cause });
  }
}

let starting: Promise<void> | undefined;

/** Creates a guest if there is no session yet; simultaneous calls share one. */
function startSession(): Promise<void> {
  starting ??= send('POST', 'session', {})
    .then(async (response) => {
      if (!response.ok) {
        throw new Refused(response.status, await problemOf(response));
      }
    })
    .finally(() => {
      starting = undefined;
    });
  return starting;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const found: unknown = await response.json();
    if (typeof found === 'object' && found !== null && 'english' in found) {
      return found as Problem;
    }
  } catch {
    // Not JSON: only the status is known.
  }
  return unreadable(response.status);
}

/** Whether the latest answer came from this device, because no server answered. */
export const withoutServer = createStore(false);

/**
 * Sends a request to the server, or to this device: for its own games, and for requests that it can answer without a server.
 */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (isLocalPath(path) || isStaticSite()) {
    return onDevice<T>(method, path, body);
  }
  try {
    const answer = await ask<T>(method, path, body);
    withoutServer.set(false);
    return answer;
  } catch (error) {
    if (error instanceof Unreachable && canAnswer(method, path, body)) {
      return onDevice<T>(method, path, body, error);
    }
    throw error;
  }
}

/** This device's answer; throws if it has none. */
async function onDevice<T>(method: Method, path: string, body: unknown, trouble?: Unreachable): Promise<T> {
  const found = await answerOf(method, path, body).catch((cause: unknown) => {
    throw trouble ?? new Unreachable('No worker', { cause });
  });
  if (found.status !== 200) {
    throw new Refused(found.status, found.body as Problem);
  }
  withoutServer.set(!isLocalPath(path) || withoutServer.get());
  return found.body as T;
}

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response = await send(method, path, body);
  if (response.status === 401 && path !== 'login') {
    await startSession();
    response = await send(method, path, body);
  }
  if (response.status === 502 || response.status === 503 || response.status === 504) {
    throw new Unreachable(`Status ${response.status}`);
  }
  if (!response.ok) {
    throw new Refused(response.status, await problemOf(response));
  }
  if (response.status === 204) {
    return undefined as T;
  }
  try {
    return (await response.json()) as T;
  } catch (cause) {
    throw new Unreachable('The answer broke off', { cause });
  }
}

export const part = encodeURIComponent;
const table = (id: string, what: string) => `tables/${part(id)}/${what}`;
const doing = (id: string, what: string, withTable: boolean) => table(id, withTable ? what : `${what}?table=0`);
const atSeat = (seat: number | undefined) => (seat === undefined ? '' : `?seat=${seat}`);

export const api = {
  /** Returns the person of the session; without a session, creates a guest. */
  enter: () => call<Me>('POST', 'session', {}),
  /** Everything that a page needs when it opens, including its table. */
  arrive: (id: string | null) => call<Arrival>('POST', 'arrival', { table: id }),
  change: (change: ChangeRequest) => call<Me>('PATCH', 'me', change),
  createAccount: (request: NewAccountRequest) => call<Me>('POST', 'account', request),
  logIn: (credentials: LoginRequest) => call<Me>('POST', 'login', credentials),
  passkeys: () => call<readonly Passkey[]>('GET', 'passkeys'),
  beginPasskey: (request: ProofRequest) => call<NewPasskey>('POST', 'passkeys/begin', request),
  addPasskey: (request: NewPasskeyRequest) => call<Passkey>('POST', 'passkeys', request),
  removePasskey: (id: string, request: ProofRequest) => call<void>('POST', `passkeys/${part(id)}/remove`, request),
  beginPasskeyLogin: () => call<PasskeyChallenge>('POST', 'login/passkey/begin'),
  logInWithPasskey: (request: PasskeyLoginRequest) => call<Me>('POST', 'login/passkey', request),
  /** The way to another service to sign in. */
  beginServiceLogin: (request: ToServiceRequest) => call<Way>('POST', 'login/service/begin', request),
  logInByService: (request: FromServiceRequest) => call<Me>('POST', 'login/service', request),
  logOut: () => call<void>('POST', 'logout'),
  account: () => call<Account>('GET', 'account'),
  setSignInName: (credentials: CredentialsRequest) => call<Account>('POST', 'account/name', credentials),
  setPassword: (request: NewPasswordRequest) => call<Me>('POST', 'account/password', request),
  makeCodes: (proof: ProofRequest) => call<RecoveryCodes>('POST', 'account/codes', proof),
  deleteAccount: (proof: ProofRequest) => call<void>('POST', 'account/delete', proof),
  recover: (request: RecoveryRequest) => call<Me>('POST', 'recover', request),
  reset: (request: ResetRequest) => call<Me>('POST', 'reset', request),
  /** The browsers that are signed in. */
  browsers: () => call<Browser[]>('GET', 'sessions'),
  endBrowser: (id: string, proof: ProofRequest) => call<void>('POST', `sessions/${part(id)}/end`, proof),
  endOtherBrowsers: (proof: ProofRequest) => call<void>('POST', 'sessions/end-others', proof),
  mail: () => call<Mail>('GET', 'mail'),
  setMail: (request: NewMailRequest) => call<Mail>('POST', 'mail', request),
  confirmMail: (request: WebhookCodeRequest) => call<Mail>('POST', 'mail/confirm', request),
  testMail: () => call<Mail>('POST', 'mail/test'),
  removeMail: () => call<void>('DELETE', 'mail'),
  /** Ends the messages to the address whose link has a secret. */
  endMail: (secret: string) => call<void>('POST', `mail/end/${part(secret)}`),
  webhook: () => call<Webhook>('GET', 'webhook'),
  setWebhook: (request: NewWebhookRequest) => call<Webhook>('POST', 'webhook', request),
  confirmWebhook: (request: WebhookCodeRequest) => call<Webhook>('POST', 'webhook/confirm', request),
  testWebhook: () => call<Webhook>('POST', 'webhook/test'),
  removeWebhook: () => call<void>('DELETE', 'webhook'),
  /** The people that the person avoids, with their seats at a table. */
  blocks: (at?: string) => call<Block[]>('GET', at === undefined ? 'blocks' : `blocks?table=${part(at)}`),
  block: (request: BlockRequest) => call<Block[]>('POST', 'blocks', request),
  unblock: (id: string) => call<void>('DELETE', `blocks/${part(id)}`),
  report: (id: string, request: ReportRequest) => call<void>('POST', table(id, 'report'), request),
  eraseMessage: (id: string, request: EraseRequest) => call<void>('POST', `staff/tables/${part(id)}/erase`, request),
  /** The browsers that get messages while no page is open. */
  push: () => call<Push>('GET', 'push'),
  addPushBrowser: (request: NewPushBrowserRequest) => call<Push>('POST', 'push', request),
  testPushBrowser: (id: string) => call<PushBrowser>('POST', `push/${part(id)}/test`),
  removePushBrowser: (id: string) => call<void>('DELETE', `push/${part(id)}`),
  tokens: () => call<Token[]>('GET', 'tokens'),
  makeToken: (request: Omit<NewTokenRequest, 'days'>) => call<Token>('POST', 'tokens', request),
  revokeToken: (id: string) => call<void>('DELETE', `tokens/${part(id)}`),

  messages: (language: string) => call<Record<string, string>>('GET', `messages/${part(language)}`),
  /** The tables of the server and of this device. */
  lobby: async () => {
    const lobby = await call<Lobby>('GET', 'tables');
    return keepsGames() && !withoutServer.get() ? withLocal(lobby) : lobby;
  },
  newTable: (request: NewTable) => call<TableView>('POST', 'tables', request),

  table: (id: string, seat?: number) => call<TableView>('GET', `tables/${part(id)}${atSeat(seat)}`),
  /** The public information about a table, before its password is given. */
  door: (id: string) => call<Door>('GET', table(id, 'door')),
  join: (id: string, join: JoinRequest) => call<TableView>('POST', table(id, 'join'), join),
  /** Deletes a game from this device. */
  forget: (id: string) => call<null>('DELETE', `tables/${part(id)}`),
  leave: (id: string) => call<void>('POST', table(id, 'leave'), {}),
  arrange: (id: string, request: ArrangeRequest) => call<TableView>('POST', table(id, 'arrange'), request),
  addSeat: (id: string) => call<TableView>('POST', table(id, 'add-seat'), {}),
  removeSeat: (id: string, seat: number) => call<TableView>('POST', table(id, 'remove-seat'), { seat }),
  /** Changes the given settings of the host's table. */
  settle: (id: string, request: SettleRequest) => call<TableView>('POST', table(id, 'options'), request),
  start: (id: string) => call<TableView>('POST', table(id, 'start'), {}),
  rematch: (id: string) => call<TableView>('POST', table(id, 'rematch'), {}),

  /** Plays a move; the answer contains the table unless a socket sends it. */
  move: (id: string, move: MoveRequest, withTable: boolean) => call<Done>('POST', doing(id, 'moves', withTable), move),
  undo: (id: string, undo: UndoRequest, withTable: boolean) => call<Done>('POST', doing(id, 'undo', withTable), undo),
  plan: (id: string, seat: number, moves: string[]) => call<TableView>('POST', table(id, 'plan'), { seat, moves }),
  whatIf: (id: string, seat: number, moves: string[], times = 1) =>
    call<WhatIf>('POST', table(id, 'whatif'), { seat, moves, times }),
  dangers: (id: string, seat: number) => call<Dangers>('POST', table(id, 'dangers'), { seat }),
  sight: (id: string, seat: number) => call<Sight>('POST', table(id, 'sight'), { seat }),
  letGo: (id: string, seat: number) => call<TableView>('POST', table(id, 'let-go'), { seat }),
  ready: (id: string, seat: number, readiness: Readiness) =>
    call<TableView>('POST', table(id, 'readiness'), { seat, readiness }),
  hint: (id: string, seat: number) => call<Hint>('POST', table(id, 'hint'), { seat }),
  say: (id: string, text: string) => call<void>('POST', table(id, 'chat'), { text }),
  /** The chat after a given line. */
  chat: (id: string, from: number) => call<ChatLine[]>('GET', `${table(id, 'chat')}?from=${from}`),
  spectatorChat: (id: string, from: number) => call<ChatLine[]>('GET', `${table(id, 'gallery')}?from=${from}`),
  propose: (id: string, proposal: ProposeRequest) => call<TableView>('POST', table(id, 'propose'), proposal),
  answer: (id: string, agree: boolean) => call<TableView>('POST', table(id, 'answer'), { agree }),
  /** Invites a person with an account to a table that waits. */
  invite: (id: string, name: string) => call<void>('POST', table(id, 'invite'), { name }),
  /** The private note of the person about a table. */
  note: (id: string) => call<Note>('GET', table(id, 'note')),
  keepNote: (id: string, text: string) => call<void>('POST', table(id, 'note'), { text }),
  vacation: () => call<Vacation>('GET', 'vacation'),
  beginVacation: (request: VacationRequest) => call<Vacation>('POST', 'vacation', request),
  endVacation: () => call<void>('DELETE', 'vacation'),
  /** A link that brings its reader a seat of the person. */
  seatLink: (id: string, seat: number) => call<SeatLink>('POST', table(id, 'seat-link'), { seat }),
  takeSeat: (id: string, secret: string) => call<TableView>('POST', table(id, 'take-seat'), { secret }),
  resign: (id: string, seat: number) => call<TableView>('POST', table(id, 'resign'), { seat }),
  comeBack: (id: string, seat: number) => call<TableView>('POST', table(id, 'return'), { seat }),
  putBotIn: (id: string, seat: number) => call<TableView>('POST', table(id, 'bot'), { seat }),
  /** The log after a given ply. */
  log: (id: string, from: number) => call<LogLine[]>('GET', `${table(id, 'log')}?from=${from}`),
  scorings: (id: string) => call<Sheet[]>('GET', table(id, 'scorings')),

  cups: () => call<Cups>('GET', 'cups'),
  openCup: (request: NewCup) => call<Created>('POST', 'cups', request),
  cup: (id: string) => call<CupView>('GET', `cups/${part(id)}`),
  /** How the games of the latest round stand: the person's own, and others from a table on. */
  cupGames: (id: string, from: number) => call<CupGames>('GET', `cups/${part(id)}/games?from=${from}`),
  enterCup: (id: string) => call<void>('POST', `cups/${part(id)}/register`, {}),
  leaveCup: (id: string) => call<void>('POST', `cups/${part(id)}/withdraw`, {}),
  sayInCup: (id: string, text: string) => call<void>('POST', `cups/${part(id)}/chat`, { text }),
  /** The notice of the organiser for all; an empty one removes it. */
  pinNotice: (id: string, text: string) => call<void>('POST', `cups/${part(id)}/notice`, { text }),
  startCup: (id: string) => call<void>('POST', `cups/${part(id)}/start`, {}),
  moveCup: (id: string, starts: number) => call<void>('POST', `cups/${part(id)}/start-at`, { starts }),
  cancelCup: (id: string) => call<void>('POST', `cups/${part(id)}/cancel`, {}),
  removeEntrant: (id: string, entrant: number) => call<void>('POST', `cups/${part(id)}/remove`, { entrant }),
  ruleInCup: (id: string, ruling: CupRulingRequest) => call<void>('POST', `cups/${part(id)}/rule`, ruling),

  findGames: (search: GameSearch, older: string | undefined) =>
    call<FoundGames>('GET', `games?${new URLSearchParams({ ...search, ...(older === undefined ? {} : { older }) })}`),
  upload: (record: string) => call<Created>('POST', 'replays', { record }),
  puzzles: () => call<PuzzleLine[]>('GET', 'puzzles'),
  puzzle: (day: string) => call<PuzzleView>('GET', `puzzles/${encodeURIComponent(day)}`),
  tryPuzzle: (day: string, move: string) => call<PuzzleVerdict>('POST', `puzzles/${encodeURIComponent(day)}`, { move }),
  /** The deal of a day in a game, such as el-grande-2026-05-31. */
  deal: (id: string) => call<DailyDeal>('GET', `deals/${part(id)}`),
  dealOnDevice: (id: string) => call<DailyDeal>('GET', `deals/${LOCAL_PREFIX}${part(id)}`),
  playDeal: (id: string) => call<Created>('POST', `deals/${part(id)}`, {}),
  /** Takes the deal along: this device creates its table. */
  carryDeal: async (id: string) => {
    const carried = await call<CarriedDeal>('POST', `deals/${part(id)}/carry`, {});
    return call<Created>('POST', `deals/${LOCAL_PREFIX}${part(id)}/keep`, carried);
  },
  joinDeal: (id: string, record: string) => call<DailyDeal>('POST', `deals/${part(id)}/join`, { record }),
  replay: (id: string) => call<ReplayView>('GET', `replays/${part(id)}`),
  positions: (id: string, from: number, to: number) =>
    call<Positions>('GET', `replays/${part(id)}/positions?from=${from}&to=${to}`),
  numbers: (id: string) => call<SeatNumbers[]>('GET', `replays/${part(id)}/numbers`),
  history: () => call<History>('GET', 'me/history'),
  comments: (id: string) => call<Comment[]>('GET', `replays/${part(id)}/comments`),
  comment: (id: string, comment: CommentRequest) => call<Comment[]>('POST', `replays/${part(id)}/comments`, comment),
  removeComment: (id: string, comment: string) =>
    call<Comment[]>('POST', `replays/${part(id)}/comments/remove`, { id: comment }),
  analysis: (id: string) => call<AnalysisView>('GET', `replays/${part(id)}/analysis`),
  analyse: (id: string) => call<AnalysisView>('POST', `replays/${part(id)}/analysis`, {}),
  /** The record of a game; this device returns it as text. */
  replayRecord: async (id: string) => {
    const record = await call<unknown>('GET', `replays/${part(id)}/record`);
    return typeof record === 'string' ? (JSON.parse(record) as unknown) : record;
  },
};

/** The addresses for downloads. */
export const files = {
  record: (id: string) => apiUrl(`replays/${part(id)}/record`).href,
  /** The records of the games of a search. */
  gameRecords: (search: GameSearch) => apiUrl(`games/records?${new URLSearchParams({ ...search })}`).href,
  /** All that is stored of the person. */
  ownData: () => apiUrl('me/data').href,
  csv: (id: string) => apiUrl(`replays/${part(id)}/csv`).href,
};
