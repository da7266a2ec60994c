import type { ComponentChildren } from 'preact';
import type { Cell } from '../draw/grid';

/** Who sits on a seat, as the server says. */
export interface Player {
  name: string;
  isYou: boolean;
  isBot: boolean;
  /** The connection is lost. */
  isAway: boolean;
  /** The time left, or undefined without a clock. */
  clock: { text: string; isLow: boolean } | undefined;
}

/** One line of the log, or the head of a round. */
export type LogEntry =
  | { kind: 'round'; id: string; text: string }
  | {
      kind: 'move';
      id: string;
      seat: number;
      text: ComponentChildren;
      time: string;
      isNew: boolean;
      /** The cells that the line speaks of. */
      cells: readonly Cell[];
    };

export interface ChatMessage {
  id: string;
  /** The seat that speaks, or undefined for a spectator or the table itself. */
  seat: number | undefined;
  name: string;
  text: string;
  time: string;
}

/** A notice over the action bar; one at a time. */
export interface Notice {
  kind: 'net' | 'error' | 'pair' | 'plain';
  title: string;
  text: string;
  /** The rule behind a refusal. */
  rule?: string;
  actions: readonly { label: string; onClick: () => void }[];
}
