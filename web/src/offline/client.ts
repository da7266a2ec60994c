import type { Frame, TableLine } from '../protocol/types';
import { deleteTable, eventsOf, type SavedEvent, saveEvents } from './saved-games';

/* The client of the worker that plays without a server: it sends requests, and saves and shows the changes. */

export interface Answer {
  status: number;
  body: unknown;
}

/** Receives the events of a table. */
export interface Follower {
  received(frame: Frame): void;
  /** The worker has ended; the next request starts it again. */
  lost(): void;
}

type Message =
  | { type: 'ready' }
  | ({ type: 'answer'; id: number } & Answer)
  | { type: 'frame'; socket: number; frame: Frame }
  | { type: 'keep'; table: string; events: SavedEvent[]; line: TableLine | null };

class Client {
  private readonly worker: Worker;
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly followers = new Map<number, Follower>();
  private readonly restored = new Map<string, Promise<void>>();
  /** Saves events in order. */
  private saved: Promise<void> = Promise.resolve();
  private numbers = 0;
  readonly ready: Promise<void>;

  constructor(private readonly ended: () => void) {
    this.worker = new Worker(new URL('offline/worker.js', document.baseURI), { type: 'module' });
    this.ready = new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as Message;
        if (message.type === 'ready') {
          resolve();
        } else {
          this.receive(message);
        }
      };
      this.worker.onerror = () => {
        this.end();
        reject(new Error('No worker'));
      };
    });
  }

  async call(name: string, method: string, path: string, body: unknown): Promise<Answer> {
    const [kind, id] = path.split(/[/?]/);
    if ((kind === 'tables' || kind === 'replays') && id !== undefined) {
      await this.restore(id);
    }
    if (kind === 'deals' && id !== undefined) {
      await Promise.all(dealTables(id).map((table) => this.restore(table)));
    }
    const number = ++this.numbers;
    return new Promise((resolve) => {
      this.answers.set(number, resolve);
      this.post({ type: 'call', id: number, name, method, path, body: body ?? null });
    });
  }

  /** Follows a table; returns a function that stops. */
  follow(table: string, seat: number | undefined, follower: Follower): () => void {
    const socket = ++this.numbers;
    this.followers.set(socket, follower);
    void this.restore(table).then(() => {
      if (this.followers.has(socket)) {
        this.post({ type: 'connect', table, socket, seat: seat ?? null });
      }
    });
    return () => {
      this.followers.delete(socket);
      this.post({ type: 'disconnect', socket });
    };
  }

  /** Loads a saved table into the worker, once. */
  private restore(table: string): Promise<void> {
    const known = this.restored.get(table);
    if (known !== undefined) {
      return known;
    }
    const restoring = eventsOf(table).then((events) => {
      if (events.length > 0) {
        this.post({ type: 'restore', table, events });
      }
    });
    this.restored.set(table, restoring);
    return restoring;
  }

  /** Saves events before they are shown, as on a server. */
  private receive(message: Exclude<Message, { type: 'ready' }>): void {
    switch (message.type) {
      case 'answer':
        void this.saved.then(() => {
          this.answers.get(message.id)?.(message);
          this.answers.delete(message.id);
        });
        return;
      case 'frame':
        void this.saved.then(() => this.followers.get(message.socket)?.received(message.frame));
        return;
      case 'keep':
        this.restored.set(message.table, Promise.resolve());
        this.saved = this.saved
          .then(() => saveEvents(message.table, message.events, message.line))
          .catch((error) => this.notKept(error));
    }
  }

  /**
   * If another tab has continued the game, its version counts: the tables are loaded again. If the browser stores nothing, the
   * game continues unsaved.
   */
  private notKept(error: unknown): void {
    if (error instanceof DOMException && error.name === 'ConstraintError') {
      this.end();
    } else {
      console.warn('The game could not be saved', error);
    }
  }

  /** Deletes a game from this device. The worker may have it in memory, so it is ended; the next request starts it again. */
  async forget(table: string): Promise<void> {
    await this.saved;
    await deleteTable(table);
    this.end();
  }

  private end(): void {
    this.worker.terminate();
    this.ended();
    for (const follower of this.followers.values()) {
      follower.lost();
    }
  }

  private post(message: unknown): void {
    this.worker.postMessage(JSON.stringify(message));
  }
}

/** The tables on this device of a deal: of a server's deal that was taken along, and of the device's own. */
function dealTables(id: string): string[] {
  const deal = id.replace(/^local-/, '').replace(/today$/, new Date().toISOString().slice(0, 10));
  return [`local-deal-${deal}`, `local-daily-${deal}`];
}

let running: Client | undefined;

/** Returns the worker, and starts it the first time. Throws if it can't be loaded. */
export async function client(): Promise<Client> {
  running ??= new Client(() => {
    running = undefined;
  });
  const started = running;
  await started.ready;
  return started;
}
