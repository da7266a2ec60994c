import { useState } from 'preact/hooks';
import type { Loss } from './EndQuestion';

/** Ends a turn: at once if nothing is lost, otherwise after a question. */
export interface TurnEnding {
  isAsking: boolean;
  losses: readonly Loss[];
  warnings: readonly Loss[];
  /** Ends the turn, or asks first; ends it if the question is open. */
  end: () => void;
  /** The same with a key, which is easily hit by mistake: it always asks. */
  endByKey: () => void;
  cancel: () => void;
}

interface Wish {
  /** The position: a new one closes the question. */
  table: unknown;
  /** Whether the person wants to be asked. */
  confirmEnd: boolean;
  losses: readonly Loss[];
  /** Possible later losses: those that can still be prevented are a reason to ask. */
  warnings?: readonly Loss[];
  canEnd: boolean;
  /** Whether this ends only a part of the turn, which needs no question. */
  isPart?: boolean;
  onEnd: () => void;
}

const NO_WARNINGS: readonly Loss[] = [];

export function useTurnEnding({
  table,
  confirmEnd,
  losses,
  warnings = NO_WARNINGS,
  canEnd,
  isPart = false,
  onEnd,
}: Wish): TurnEnding {
  const [askedAt, setAskedAt] = useState<unknown>();
  const isAsking = askedAt === table && canEnd && !isPart;
  const end = (isAsked: boolean) => {
    if (!canEnd) {
      return;
    }
    if (confirmEnd && isAsked && !isPart && !isAsking) {
      setAskedAt(table);
    } else {
      onEnd();
    }
  };
  return {
    isAsking,
    losses,
    warnings,
    end: () => end(losses.length > 0 || warnings.some(({ remedy }) => remedy !== undefined)),
    endByKey: () => end(true),
    cancel: () => setAskedAt(undefined),
  };
}
