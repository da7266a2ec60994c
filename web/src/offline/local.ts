/* Recognises tables on this device. A small module, because every request needs it. */

export const LOCAL_PREFIX = 'local-';
const KEPT = 'hidalgo.games';

/** Whether a table or replay with this id is on this device. */
export function isLocal(id: string): boolean {
  return id.startsWith(LOCAL_PREFIX);
}

/** Whether an API address refers to this device. */
export function isLocalPath(path: string): boolean {
  return isLocal(path.split('/')[1] ?? '');
}

/** Whether there are games on this device; if not, lists need not load the database. */
export function keepsGames(): boolean {
  return localStorage.getItem(KEPT) !== null;
}

export function noteKeptGames(): void {
  localStorage.setItem(KEPT, '1');
}
