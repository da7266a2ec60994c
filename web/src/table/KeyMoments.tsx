import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../draw/Icon';
import { api, Refused, Unreachable } from '../net/api';
import type { JudgedTurn, LogLine, Moment, TableView } from '../protocol/types';
import { t } from '../text';
import { Button } from '../ui/Button';
import { Help } from '../ui/Field';
import { ErrorText } from '../ui/MessagePage';
import { Panel, PanelHead, PanelNote } from '../ui/Panel';
import styles from './KeyMoments.module.css';
import { useLog } from './log';
import { MomentCard } from './MomentCard';
import { chosenMoments, type KeyMoment } from './moments';
import type { Player, TellMoment } from './types';
import { useAnalysis } from './use-analysis';

/** How many turns are looked at: some of them may have nothing to tell. */
const LOOKED_AT = 8;

/** The turns that changed the chance to win most, as they were played. */
export function keyTurns(judged: readonly JudgedTurn[]): JudgedTurn[] {
  const swing = (turn: JudgedTurn) => Math.abs(turn.after - turn.before);
  return [...judged]
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, LOOKED_AT)
    .sort((a, b) => a.first - b.first);
}

/** Where a game was decided; each moment opens the replay there. */
export function KeyMoments({ table, players, tell }: { table: TableView; players: readonly Player[]; tell: TellMoment }) {
  const { analysis, trouble, ask } = useAnalysis(table.id);
  const log = useLog(table);
  const turns = useMemo(() => (analysis?.state === 'done' ? keyTurns(analysis.judged) : []), [analysis]);
  const positions = usePositions(table.id, turns);
  const moments = useMemo(
    () => chosenMoments(momentsOf(turns, positions, log, players, tell), players),
    [turns, positions, log, players, tell],
  );
  if (analysis === undefined) {
    return null;
  }
  return (
    <Panel class={styles.panel}>
      <PanelHead size="large">
        <h2>{t('final.moments')}</h2>
        <PanelNote>{t('final.moments.by')}</PanelNote>
      </PanelHead>
      {analysis.state === 'none' && (
        <p class={styles.ask}>
          <Button onClick={ask}>
            <Icon name="bot" />
            {t('replay.chances.ask')}
          </Button>
          <Help as="span">{t('replay.chances.help')}</Help>
        </p>
      )}
      {(analysis.state === 'waiting' || analysis.state === 'running') && (
        <div class={styles.ask}>
          <Help role="status">
            {analysis.state === 'waiting'
              ? t('replay.chances.waiting')
              : t('replay.chances.running', { done: analysis.done, turns: analysis.turns })}
            <progress max={Math.max(1, analysis.turns)} value={analysis.done} aria-label={t('final.moments')} />
          </Help>
        </div>
      )}
      <div class={styles.moments}>
        {moments.map((moment) => (
          <MomentCard key={moment.turn.first} id={table.id} moment={moment} players={players} />
        ))}
      </div>
      <ErrorText text={trouble} />
    </Panel>
  );
}

/** What the turns have to tell, as far as their positions are loaded. */
function momentsOf(
  turns: readonly JudgedTurn[],
  positions: ReadonlyMap<number, Moment>,
  log: readonly LogLine[],
  players: readonly Player[],
  tell: TellMoment,
): KeyMoment[] {
  return turns.flatMap((turn) => {
    const before = positions.get(turn.first - 1)?.table;
    const after = positions.get(turn.last)?.table;
    const lines = log.filter(({ ply }) => ply >= turn.first && ply <= turn.last);
    const told = before && after ? tell({ before, after, lines, players }) : undefined;
    return told === undefined ? [] : [{ turn, ...told }];
  });
}

/** The positions before and after some turns, as they are loaded. */
function usePositions(id: string, turns: readonly JudgedTurn[]): ReadonlyMap<number, Moment> {
  const [moments, setMoments] = useState<ReadonlyMap<number, Moment>>(new Map());
  useEffect(() => {
    for (const ply of new Set(turns.flatMap(({ first, last }) => [first - 1, last]))) {
      api.positions(id, ply, ply).then(
        ({ positions }) =>
          setMoments((known) => new Map([...known, ...positions.map((moment) => [moment.ply, moment] as const)])),
        (error: unknown) => {
          // A moment without its positions is left out.
          if (!(error instanceof Refused || error instanceof Unreachable)) {
            throw error;
          }
        },
      );
    }
  }, [id, turns]);
  return moments;
}
