import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { AnalysisView } from '../../protocol/types';
import { explain } from '../../ui/state/explain';

const POLL = 3000;

/** The bot's analysis of a game: its current state, and how to request it. */
export function useAnalysis(id: string): { analysis: AnalysisView | undefined; trouble: string | undefined; ask: () => void } {
  const [analysis, setAnalysis] = useState<AnalysisView>();
  const [trouble, setTrouble] = useState<string>();
  const take = (answer: Promise<AnalysisView>) =>
    answer.then(
      (found) => {
        setAnalysis(found);
        setTrouble(undefined);
      },
      (error: unknown) => setTrouble(explain(error)),
    );
  const state = analysis?.state;
  const isUnderWay = state === 'waiting' || state === 'running';
  useEffect(() => {
    if (state === undefined) {
      void take(api.analysis(id));
      return undefined;
    }
    if (!isUnderWay) {
      return undefined;
    }
    const timer = setInterval(() => void take(api.analysis(id)), POLL);
    return () => clearInterval(timer);
  }, [id, state, isUnderWay]);
  return { analysis, trouble, ask: () => void take(api.analyse(id)) };
}
