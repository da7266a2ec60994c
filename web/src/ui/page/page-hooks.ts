import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { explain } from '../state/explain';

/** Runs a request that may be refused; returns the error as a sentence. */
export function useAttempt(): {
  busy: boolean;
  trouble: string | undefined;
  attempt: (work: () => Promise<void>) => void;
  forget: () => void;
} {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const attempt = useCallback((work: () => Promise<void>) => {
    setBusy(true);
    setTrouble(undefined);
    work()
      .catch((error: unknown) => setTrouble(explain(error)))
      .finally(() => setBusy(false));
  }, []);
  const forget = useCallback(() => setTrouble(undefined), []);
  return { busy, trouble, attempt, forget };
}

/** Runs work now and regularly while the page is visible. */
export function usePolling(work: () => void, millis: number): () => void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const run = () => {
      if (!document.hidden) {
        latest.current();
      }
    };
    run();
    const timer = setInterval(run, millis);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [millis]);
  return () => latest.current();
}

/** Renders again regularly, for texts that depend on the time. */
export function useNow(millis: number, running = true): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!running) {
      return undefined;
    }
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), millis);
    return () => clearInterval(timer);
  }, [millis, running]);
  return now;
}

/** Sets the title of the tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
