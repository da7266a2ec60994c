import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { explain } from './trouble';

/** Runs something that may be refused; what went wrong comes back as a sentence. */
export function useAttempt(nameOf?: (seat: number) => string): {
  busy: boolean;
  trouble: string | undefined;
  attempt: (work: () => Promise<void>) => void;
  forget: () => void;
} {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const names = useRef(nameOf);
  names.current = nameOf;
  const attempt = useCallback((work: () => Promise<void>) => {
    setBusy(true);
    setTrouble(undefined);
    work()
      .catch((error: unknown) => setTrouble(explain(error, names.current)))
      .finally(() => setBusy(false));
  }, []);
  const forget = useCallback(() => setTrouble(undefined), []);
  return { busy, trouble, attempt, forget };
}

/** Does something now and every so often while the page is being looked at. */
export function usePolling(work: () => void, millis: number): void {
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
}

/** Draws anew every so often, for what depends on the time. */
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

/** Says in the tab's title where one is. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
