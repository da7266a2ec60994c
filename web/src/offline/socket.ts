import type { Frame } from '../protocol/types';
import { client } from './client';

/** Behaves like the socket of a table, and follows one on this device. */
export class LocalSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: Frame }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private stop: (() => void) | undefined;
  private isClosed = false;

  constructor(table: string, seat: number | undefined) {
    client().then(
      (worker) => {
        if (!this.isClosed) {
          this.onopen?.();
          this.stop = worker.follow(table, seat, {
            received: (frame) => this.onmessage?.({ data: frame }),
            lost: () => this.lose(),
          });
        }
      },
      () => this.lose(),
    );
  }

  /** The page's ping, which needs no answer here. */
  send(): void {
    this.onmessage?.({ data: { type: 'here', table: null, chat: null, change: null } });
  }

  close(): void {
    this.isClosed = true;
    this.stop?.();
  }

  private lose(): void {
    if (!this.isClosed) {
      this.isClosed = true;
      this.onclose?.({ code: 1006 });
    }
  }
}
