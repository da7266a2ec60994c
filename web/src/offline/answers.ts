import type { ChangeRequest, Lobby, Me, NewTable } from '../protocol/types';
import { type Answer, client } from './client';
import { isLocalPath } from './local';
import { person, rememberPerson } from './person';
import { tableLines } from './saved-games';

/* This device's answers without a server. */

const OK = 200;

/** Whether this device can answer a request instead of the server. A table with an open seat needs other people. */
export function canAnswer(method: string, path: string, body: unknown): boolean {
  switch (`${method} ${path.split(/[/?]/)[0]}`) {
    case 'POST session':
    case 'POST arrival':
    case 'PATCH me':
    case 'GET messages':
    case 'GET puzzles':
    case 'POST puzzles':
    case 'GET deals':
      return true;
    case 'POST deals':
      return path.split('/').length === 2 || isLocalPath(path);
    case 'GET tables':
      return path === 'tables';
    case 'POST tables':
      return path === 'tables' && (body as NewTable).seats.every((seat) => seat.kind !== 'open');
    case 'POST replays':
      return path === 'replays' || isLocalPath(path);
    default:
      return isLocalPath(path);
  }
}

/** Returns this device's answer. Throws if the worker can't be loaded. */
export async function answer(method: string, path: string, body: unknown): Promise<Answer> {
  switch (`${method} ${path}`) {
    case 'POST session':
      // Fails early if the worker can't be loaded.
      await client();
      return { status: OK, body: person() };
    case 'POST arrival':
      return arrival();
    case 'PATCH me':
      rememberPerson(changed(person(), body as ChangeRequest));
      return { status: OK, body: person() };
    case 'GET tables':
      return { status: OK, body: await withLocal({ mine: [], open: [], running: [], finished: [], announcement: null }) };
    case `DELETE tables/${tableOf(path)}`:
      await (await client()).forget(tableOf(path));
      return { status: OK, body: null };
    default:
      return (await client()).call(person().name, method, path, body);
  }
}

/** The table in a path. */
function tableOf(path: string): string {
  return path.split('/')[1] ?? '';
}

async function arrival(): Promise<Answer> {
  const welcome = await (await client()).call(person().name, 'GET', 'welcome', undefined);
  return welcome.status === OK ? { status: OK, body: { me: person(), welcome: welcome.body, table: null } } : welcome;
}

function changed(before: Me, { name, preferences }: ChangeRequest): Me {
  return {
    ...before,
    ...(name === undefined ? {} : { name, named: true }),
    preferences: { ...before.preferences, ...preferences },
  };
}

/** Adds the games on this device to a lobby. */
export async function withLocal(lobby: Lobby): Promise<Lobby> {
  const saved = await tableLines();
  const isOver = (line: { phase: string }) => line.phase === 'over';
  const mine = [...saved.filter((line) => !isOver(line)), ...lobby.mine];
  return {
    ...lobby,
    mine: mine.sort((one, other) => Number(other.yourTurn) - Number(one.yourTurn)),
    finished: [...saved.filter(isOver), ...lobby.finished],
  };
}
