import type { Frame } from '../protocol/types';
import { pause } from './backoff';
import type { TableSocket } from './live-state';

const SERVICE_RESTART = 1012;
const GOING_AWAY = 1001;
const PING = 25_000;
/* When a network disappears silently, a socket looks open, or stays in the state of opening. */
const LONGEST_OPENING = 30_000;
const LONGEST_SILENCE = 10_000;

/** Receives the events of a connection. */
export interface Listener {
  opened(): void;
  received(frame: Frame): void;
  /** The connection broke; the server may have announced a restart. */
  lost(restarting: boolean): void;
}

/** The socket of a table: one at a time, with growing pauses between attempts. */
export class Connection {
  private socket: TableSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  constructor(private readonly listener: Listener) {}

  /** Listens to a socket that was just opened. */
  follow(socket: TableSocket): void {
    this.stopWaiting();
    this.socket = socket;
    this.expectFrame(LONGEST_OPENING);
    socket.onopen = () => {
      if (socket === this.socket) {
        clearTimeout(this.silence);
        this.tries = 0;
        this.listener.opened();
        this.askLater(socket);
      }
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) {
        clearTimeout(this.silence);
        // A table on this device sends frames as they are.
        this.listener.received((typeof event.data === 'string' ? JSON.parse(event.data) : event.data) as Frame);
      }
    };
    socket.onclose = (event) => {
      if (socket === this.socket) {
        this.hangUp();
        this.listener.lost(event.code === SERVICE_RESTART || event.code === GOING_AWAY);
      }
    };
  }

  /** Tries again after a pause, and returns its length. */
  tryLater(open: () => void): number {
    const wait = pause(this.tries++);
    this.stopWaiting();
    this.timer = setTimeout(open, wait);
    return wait;
  }

  /** The person wants to connect now; the next pauses are short again. */
  tryNow(open: () => void): void {
    this.stopWaiting();
    this.tries = Math.min(this.tries, 2);
    open();
  }

  /** Closes the socket and cancels the next attempt. */
  end(): void {
    this.stopWaiting();
    this.hangUp();
  }

  /** Pings the server regularly, which also shows the server that the client is alive. */
  private askLater(socket: TableSocket): void {
    this.asking = setTimeout(() => {
      this.expectFrame(LONGEST_SILENCE);
      socket.send('ping');
      this.askLater(socket);
    }, PING);
  }

  /** Treats the connection as lost if the server stays silent for this long. */
  private expectFrame(patience: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.hangUp();
      this.listener.lost(false);
    }, patience);
  }

  /** Closes the socket. */
  hangUp(): void {
    clearTimeout(this.asking);
    clearTimeout(this.silence);
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
  }
}
