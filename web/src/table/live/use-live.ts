import { useEffect, useMemo } from 'preact/hooks';
import { outsideOf, predictorOf } from '../../net/browser';
import { LiveTable } from '../../net/live';
import { useStore } from '../../net/store';
import { isLocal } from '../../offline/local';
import { watchAbsence } from '../../ui/state/absence';
import { lookForNewVersion } from '../../ui/state/worker';

/** Follows a table while the page shows it. */
export function useLive(id: string) {
  const live = useMemo(() => new LiveTable(id, outsideOf(id), predictorOf(id)), [id]);
  useEffect(() => {
    const lost = () => isLocal(id) || live.networkLost();
    const back = () => live.tryNow();
    const look = () => {
      if (!document.hidden) {
        live.tryNow();
      }
    };
    addEventListener('offline', lost);
    addEventListener('online', back);
    document.addEventListener('visibilitychange', look);
    void live.open();
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', look);
      live.close();
    };
  }, [id, live]);
  useEffect(watchAbsence, [id]);
  const state = useStore(live.state);
  const isBack = state.status === 'live' && state.missed !== undefined;
  useEffect(() => {
    if (isBack) {
      void lookForNewVersion();
    }
  }, [isBack]);
  return { live, state };
}
