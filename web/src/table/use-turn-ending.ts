import { useState } from 'preact/hooks';
import type { Loss } from './EndQuestion';

/** The end of a turn: at once if nothing is lost by it, otherwise after a question. */
export interface TurnEnding {
  isAsking: boolean;
  losses: readonly Loss[];
  warnings: readonly Loss[];
  /** Ends the turn, or asks first; ends it if that was the question. */
  end: () => void;
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
  onEnd: () => void;
}

const NO_WARNINGS: readonly Loss[] = [];

export function useTurnEnding({ table, confirmEnd, losses, warnings = NO_WARNINGS, canEnd, onEnd }: Wish): TurnEnding {
  const [askedAt, setAskedAt] = useState<unknown>();
  const isAsking = askedAt === table && canEnd && losses.length > 0;
  return {
    isAsking,
    losses,
    warnings,
    end: () => {
      if (!canEnd) {
        return;
      }
      if (confirmEnd && losses.length > 0 && !isAsking) {
        setAskedAt(table);
      } else {
        onEnd();
      }
    },
    cancel: () => setAskedAt(undefined),
  };
}
