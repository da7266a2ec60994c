import type { Frame, TableLine } from '../protocol/types';
import { eventsOf, forget, type KeptEvent, keep } from './kept';

/* The worker that plays without a server: requests go there, and what changes comes back to be kept and shown. */

export interface Answer {
  status: number;
  body: unknown;
}

/** Who is told what happens at a table. */
export interface Follower {
  heard(frame: Frame): void;
  /** The worker has ended; it starts again with the next request. */
  lost(): void;
}

type Message =
  | { type: 'ready' }
  | ({ type: 'answer'; id: number } & Answer)
  | { type: 'frame'; socket: number; frame: Frame }
  | { type: 'keep'; table: string; events: KeptEvent[]; line: TableLine | null };

class Client {
  private readonly worker: Worker;
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly followers = new Map<number, Follower>();
  private readonly restored = new Map<string, Promise<void>>();
  /** What was played is kept in its order. */
  private kept: Promise<void> = Promise.resolve();
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
          this.hear(message);
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
    const number = ++this.numbers;
    return new Promise((resolve) => {
      this.answers.set(number, resolve);
      this.post({ type: 'call', id: number, name, method, path, body: body ?? null });
    });
  }

  /** Lets somebody follow a table; returns how to stop. */
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

  /** Gives the worker a table that was kept, once. */
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

  /** What happens is kept before it is shown, as on a server. */
  private hear(message: Exclude<Message, { type: 'ready' }>): void {
    switch (message.type) {
      case 'answer':
        void this.kept.then(() => {
          this.answers.get(message.id)?.(message);
          this.answers.delete(message.id);
        });
        return;
      case 'frame':
        void this.kept.then(() => this.followers.get(message.socket)?.heard(message.frame));
        return;
      case 'keep':
        this.restored.set(message.table, Promise.resolve());
        this.kept = this.kept
          .then(() => keep(message.table, message.events, message.line))
          .catch((error) => this.notKept(error));
    }
  }

  /** If another tab has played on, that is the game now: the tables are read again. A browser that keeps nothing plays on. */
  private notKept(error: unknown): void {
    if (error instanceof DOMException && error.name === 'ConstraintError') {
      this.end();
    } else {
      console.warn('The game is not kept', error);
    }
  }

  /** Removes a game from this device. The worker may hold it, so it ends, and starts again with the next request. */
  async forget(table: string): Promise<void> {
    await this.kept;
    await forget(table);
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

let running: Client | undefined;

/** The worker, which is started when it is needed first. Fails if the browser can't get it. */
export async function client(): Promise<Client> {
  running ??= new Client(() => {
    running = undefined;
  });
  const started = running;
  await started.ready;
  return started;
}
