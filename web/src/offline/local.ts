/* Which tables are on this device. Small, because every request asks. */

const PREFIX = 'local-';
const KEPT = 'hidalgo.games';

/** Whether a table or replay with this id is on this device. */
export function isLocal(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Whether an address of the API is about something on this device. */
export function isLocalPath(path: string): boolean {
  return isLocal(path.split('/')[1] ?? '');
}

/** Whether games are kept on this device; if not, nobody has to look. */
export function keepsGames(): boolean {
  return localStorage.getItem(KEPT) !== null;
}

export function noteKeptGames(): void {
  localStorage.setItem(KEPT, '1');
}
