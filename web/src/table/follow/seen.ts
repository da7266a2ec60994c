/* What a person has seen of the games, as far as this browser remembers it. */

const GAMES = 'hidalgo.games';
const SEEN = 'hidalgo.seen';
/** How many tables are remembered. */
const MOST = 60;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser stores nothing: then every visit is the first.
  }
}

/** In so many games a person gets to know them. */
const LEARNED = 3;

/** The first tables at which games were finished in this browser. */
function finished(): string[] {
  const found = read(GAMES);
  return Array.isArray(found) ? found.map(String) : [];
}

/** Whether nobody has finished a game in this browser yet. */
export function isFirstGame(): boolean {
  return finished().length === 0;
}

/** Whether a table is among the first games that are played in this browser. */
export function isEarlyGame(table: string): boolean {
  const found = finished();
  return found.length < LEARNED || found.includes(table);
}

export function rememberGame(table: string): void {
  const found = finished();
  if (found.length < LEARNED && !found.includes(table)) {
    write(GAMES, [...found, table]);
  }
}

const PACE = 'hidalgo.pace';

/** Whether somebody has chosen a pace in this browser, be it the usual one. */
export function hasChosenPace(): boolean {
  return read(PACE) === true;
}

export function rememberPace(): void {
  write(PACE, true);
}

/** What was seen last of a table: how many moves, and when. */
export interface Seen {
  moves: number;
  at: number;
}

function all(): Record<string, Seen> {
  const found = read(SEEN);
  return typeof found === 'object' && found !== null ? (found as Record<string, Seen>) : {};
}

export function seenOf(table: string): Seen | undefined {
  return all()[table];
}

export function rememberSeen(table: string, moves: number): void {
  const { [table]: _, ...others } = all();
  const kept = Object.entries(others)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST - 1);
  write(SEEN, Object.fromEntries([[table, { moves, at: Date.now() }], ...kept]));
}
