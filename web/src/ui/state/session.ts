import { api } from '../../net/api';
import { noteArrived } from '../../net/arrival';
import { createStore } from '../../net/store';
import { isLocal } from '../../offline/local';
import { rememberPerson } from '../../offline/person';
import type { Account, Me, NewAccountRequest, RecoveryRequest, ResetRequest, Welcome } from '../../protocol/types';
import { languageIsThere, loadServedTexts } from './language';
import { signInWithPasskey } from './passkey';
import { adopt, type Preferences, preferences } from './preferences';
import { route } from './router';

/** The person, once the server has answered. */
export const me = createStore<Me | undefined>(undefined);

/** The person's account, once its page has asked for it. */
export const ownAccount = createStore<Account | undefined>(undefined);

/** The server's games and bots, once it has answered. */
export const welcome = createStore<Welcome | undefined>(undefined);

let loading: Promise<void> | undefined;

/** Gets the session and the server's offer; only once, even if several pages ask. */
export function startSession(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const arriving = api.arrive(tableHere()).then((arrival) => {
    noteArrived(arrival.table);
    return arrival;
  });
  const [arrival] = await Promise.all([arriving, loadServedTexts()]);
  greet(arrival.me);
  welcome.set(arrival.welcome);
  // An account may prefer a language other than this browser's.
  await languageIsThere();
}

/** The table of this page, if it is on a server. */
function tableHere(): string | null {
  const at = route.get();
  return at.page === 'table' && !isLocal(at.id) ? at.id : null;
}

function greet(person: Me): void {
  know(person);
  if (person.account) {
    preferences.set(adopt(preferences.get(), person.preferences));
  }
}

/** Publishes the person to the page, and stores them for times without a server. */
function know(person: Me): void {
  me.set(person);
  rememberPerson(person);
}

export async function rename(name: string): Promise<void> {
  know(await api.change({ name }));
}

export async function createAccount(request: NewAccountRequest): Promise<void> {
  await api.createAccount(request);
  know(await api.change({ preferences: { ...preferences.get() } }));
}

/** Signs in; on request, the account takes over the guest's seats. */
export async function logIn(name: string, password: string, keepSeats: boolean): Promise<void> {
  greet(await api.logIn({ name, password, keepSeats }));
}

/** Signs in with a passkey of this device. */
export async function logInWithPasskey(keepSeats: boolean): Promise<void> {
  greet(await signInWithPasskey(keepSeats));
}

/** Goes to the other service; with a password, to sign in there for this account from now on. */
export async function goToService(password?: string): Promise<void> {
  location.assign((await api.beginServiceLogin(password === undefined ? {} : { password })).address);
}

/** Signs in when the other service has sent the browser back. */
export async function comeFromService(code: string, state: string): Promise<void> {
  greet(await api.logInByService({ code, state, keepSeats: true }));
}

/** Sets a new password by the host's link, and signs in. */
export async function resetPassword(request: ResetRequest): Promise<void> {
  greet(await api.reset(request));
}

/** Sets a new password by a recovery code, and signs in. */
export async function recover(request: RecoveryRequest): Promise<void> {
  greet(await api.recover(request));
}

/** Deletes the account; this browser's person is a new guest then. */
export async function leaveForGood(deletion: () => Promise<void>): Promise<void> {
  await deletion();
  greet(await api.enter());
}

/** Stores a setting that only the server needs. The page shows it at once, and takes it back if the server refuses it. */
export async function wish(name: string, value: string): Promise<void> {
  const before = me.get();
  if (before !== undefined) {
    me.set({ ...before, preferences: { ...before.preferences, [name]: value } });
  }
  try {
    know(await api.change({ preferences: { [name]: value } }));
  } catch (error) {
    me.set(before);
    throw error;
  }
}

export async function logOut(): Promise<void> {
  await api.logOut();
  greet(await api.enter());
}

/** Changes a setting at once, and stores it in the account. */
export function prefer<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  preferences.update((old) => ({ ...old, [key]: value }));
  if (me.get()?.account) {
    // The browser has stored it already; if the server can't be reached, the account gets it with the next change.
    api.change({ preferences: { ...preferences.get() } }).catch(() => undefined);
  }
}
