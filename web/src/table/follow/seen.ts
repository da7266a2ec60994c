/* Remembers in this browser which moves and games a person has seen. */

const GAMES = 'hidalgo.games';
const SEEN = 'hidalgo.seen';
/** The number of tables that are remembered. */
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
    // If the browser stores nothing, every visit is the first.
  }
}

/** After this many games, a person knows them. */
const LEARNED = 3;

/** The tables of the first games finished in this browser. */
function finished(): string[] {
  const found = read(GAMES);
  return Array.isArray(found) ? found.map(String) : [];
}

/** Whether no game has been finished in this browser yet. */
export function isFirstGame(): boolean {
  return finished().length === 0;
}

/** Whether a table is among the first games in this browser. */
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

/** Whether a pace was chosen in this browser, even if it is the default. */
export function hasChosenPace(): boolean {
  return read(PACE) === true;
}

export function rememberPace(): void {
  write(PACE, true);
}

/** The person's last visit to a table: number of moves, and time. */
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
