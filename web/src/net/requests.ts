import type { Done, TableView } from '../protocol/types';
import { Refused, Unreachable } from './api';
import { pause } from './backoff';

/* Requests that change the game. Each has a new id, and the server carries out an id only once. So if an answer is lost, the
   request is simply sent again. */

const TRIES = 6;
/** How long to wait for the frame that follows a move. */
const FRAME_PATIENCE = 1000;

/** The part of a table that requests need. */
export interface SendingTable {
  take(table: TableView): void;
  /** Updates the page: with a predicted table, or with a move that was sent or answered. */
  show(change: { table?: TableView; isPredicted?: boolean; sending?: string | undefined }): void;
  /** Fetches the table. */
  fetch(): Promise<TableView>;
  /** Whether answers have to contain the table, because there is no socket. */
  needsTable(): boolean;
  isClosed(): boolean;
}

export class Requests {
  /** The table as the server sent it last. */
  confirmed: TableView | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly at: SendingTable) {}

  /** Takes a table from the server. */
  confirm(table: TableView): void {
    this.confirmed = table;
    for (const look of [...this.waiting]) {
      look();
    }
  }

  /**
   * Sends a request until it is answered. After a refusal, sends it once more if that makes sense for the table in the answer.
   */
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

  /** Shows the result of a move. While there is a socket, the table comes from it; if it does not, the table is fetched. */
  private async follow({ version, table }: Done): Promise<void> {
    if (table !== null) {
      this.at.take(table);
    } else if (!(await this.reaches(version))) {
      this.at.take(await this.at.fetch());
    }
  }

  /** Whether the server sends a version within a moment. */
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
