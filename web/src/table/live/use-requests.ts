import { useState } from 'preact/hooks';
import { TakenBack } from '../../net/api';
import type { LiveTable } from '../../net/live';
import type { Trial } from '../../net/move-sender';
import { useStore } from '../../net/store';
import type { TableView } from '../../protocol/types';
import { t } from '../../text';
import type { Names } from '../../text/say';
import { explain } from '../../ui/state/explain';
import type { Notice } from '../people/types';

/** Sends requests to the server, and stores the reason of the last refusal. */
export interface Requests {
  /** Waits for a request, and stores the reason if it is refused. */
  attempt: (work: Promise<unknown>) => void;
  /** The same for a request that returns the table. */
  take: (answer: Promise<TableView>) => void;
  /** Why the last request was refused. It stays until it is dismissed, even if the table has changed. */
  refused: Notice | undefined;
  dismiss: () => void;
  /** The moves that are only tried. */
  trial: Trial | undefined;
}

export function useRequests(live: LiveTable, names: Names): Requests {
  const [trouble, setTrouble] = useState<{ title: string; text: string }>();
  const trial = useStore(live.moves.trial);
  const attempt = (work: Promise<unknown>) => {
    setTrouble(undefined);
    work.catch((error: unknown) => {
      const isTakenBack = error instanceof TakenBack;
      const text = explain(isTakenBack ? error.reason : error, names);
      setTrouble({ title: t(isTakenBack ? 'app.takenBack' : 'app.refused'), text });
    });
  };
  return {
    attempt,
    take: (answer) => attempt(answer.then((fresh) => live.take(fresh))),
    refused: trouble === undefined ? undefined : { kind: 'error', ...trouble, actions: [] },
    dismiss: () => setTrouble(undefined),
    trial,
  };
}
