import type { Done, TableView } from '../protocol/types';
import { Refused, Unreachable } from './api';
import { pause } from './backoff';

/*
 * Requests that change the game. Each has a new id, and because the server carries out an id only once, a request whose answer got
 * lost is simply sent again.
 */

const TRIES = 6;
/** How long a frame may take that comes with the answer to a move. */
const FRAME_PATIENCE = 1000;

/** What requests need of the table that they are sent for. */
export interface SendingTable {
  take(table: TableView): void;
  /** Something else is to be shown: a foretold table, or a move that has been sent or answered. */
  show(change: { table?: TableView; isForetold?: boolean; sending?: string | undefined }): void;
  /** Fetches the table. */
  fetch(): Promise<TableView>;
  /** Whether answers have to bring the table, because no socket does. */
  needsTable(): boolean;
  isClosed(): boolean;
}

export class Requests {
  /** The table as the server has shown it last. */
  confirmed: TableView | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly at: SendingTable) {}

  /** Takes over a table that the server has shown. */
  confirm(table: TableView): void {
    this.confirmed = table;
    for (const look of [...this.waiting]) {
      look();
    }
  }

  /** Sends something until it is answered; once more if that makes sense for the table that came with a refusal. */
  async send(
    request: (version: number, withTable: boolean) => Promise<Done>,
    again: (fresh: TableView) => boolean,
  ): Promise<void> {
    for (let tries = 0; ; tries++) {
      if (this.confirmed === undefined) {
        return;
      }
      try {
        await this.follow(await request(this.confirmed.version, this.at.needsTable()));
        return;
      } catch (error) {
        if (error instanceof Refused && error.problem.table !== null) {
          this.at.take(error.problem.table);
          if (error.status === 409 && tries < TRIES && again(error.problem.table)) {
            continue;
          }
        }
        if (!(error instanceof Unreachable) || tries >= TRIES || this.at.isClosed()) {
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause(tries)));
      }
    }
  }

  /** Shows the result of a move. While there is a socket, it brings the table; only if it does not, the table is fetched. */
  private async follow({ version, table }: Done): Promise<void> {
    if (table !== null) {
      this.at.take(table);
    } else if (!(await this.reaches(version))) {
      this.at.take(await this.at.fetch());
    }
  }

  /** Whether the server shows a version within a moment. */
  private reaches(version: number): Promise<boolean> {
    const isThere = () => (this.confirmed?.version ?? 0) >= version;
    if (isThere()) {
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const end = (reached: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(reached);
      };
      const look = () => isThere() && end(true);
      const timer = setTimeout(() => end(false), FRAME_PATIENCE);
      this.waiting.add(look);
    });
  }
}
