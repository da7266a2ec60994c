import { useState } from 'preact/hooks';
import type { Loss } from './EndQuestion';

/** The end of a turn: at once if nothing is lost by it, otherwise after a question. */
export interface TurnEnding {
  isAsking: boolean;
  losses: readonly Loss[];
  warnings: readonly Loss[];
  /** Ends the turn, or asks first; ends it if that was the question. */
  end: () => void;
  /** The same with a key, which is easily hit by mistake: it asks even if nothing is lost. */
  endByKey: () => void;
  cancel: () => void;
}

interface Wish {
  /** The position: another one ends the question. */
  table: unknown;
  /** Whether people want to be asked. */
  confirmEnd: boolean;
  losses: readonly Loss[];
  /** What could be lost later: it is told when there is a question anyway. */
  warnings?: readonly Loss[];
  canEnd: boolean;
  /** Whether only a part of the turn ends, about which nothing is asked. */
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
    end: () => end(losses.length > 0),
    endByKey: () => end(true),
    cancel: () => setAskedAt(undefined),
  };
}
