import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../draw/Icon';
import { api, Refused, Unreachable } from '../net/api';
import type { JudgedTurn, LogLine, Moment, TableView } from '../protocol/types';
import { t } from '../text';
import { Button } from '../ui/Button';
import { Help } from '../ui/Field';
import { Link } from '../ui/Link';
import { ErrorText } from '../ui/MessagePage';
import { Panel, PanelHead, PanelNote } from '../ui/Panel';
import styles from './KeyMoments.module.css';
import { useLog } from './log';
import { nameAt } from './names';
import { percent } from './outlook';
import type { Player, TellMoment } from './types';
import { useAnalysis } from './use-analysis';

const MOST = 4;

/** The turns that changed the chance to win most, as they were played. */
export function keyTurns(judged: readonly JudgedTurn[]): JudgedTurn[] {
  const swing = (turn: JudgedTurn) => Math.abs(turn.after - turn.before);
  return [...judged]
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, MOST)
    .sort((a, b) => a.first - b.first);
}

/** Where a game was decided, by the bot's estimate; each moment opens the replay there. */
export function KeyMoments({ table, players, tell }: { table: TableView; players: readonly Player[]; tell: TellMoment }) {
  const { analysis, trouble, ask } = useAnalysis(table.id);
  const log = useLog(table);
  const turns = useMemo(() => (analysis?.state === 'done' ? keyTurns(analysis.judged) : []), [analysis]);
  const moments = usePictures(table.id, turns);
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
        {turns.map((turn) => (
          <Card
            key={turn.first}
            table={table}
            turn={turn}
            log={log}
            moment={moments.get(turn.last)}
            players={players}
            tell={tell}
          />
        ))}
      </div>
      <ErrorText text={trouble} />
    </Panel>
  );
}

interface CardProps {
  table: TableView;
  turn: JudgedTurn;
  log: readonly LogLine[];
  moment: Moment | undefined;
  players: readonly Player[];
  tell: TellMoment;
}

function Card({ table, turn, log, moment, players, tell }: CardProps) {
  const lines = log.filter(({ ply }) => ply >= turn.first && ply <= turn.last);
  const name = nameAt(players, turn.seat);
  const change = t('replay.turning.line', {
    round: turn.round,
    name,
    before: percent(turn.before),
    after: percent(turn.after),
  });
  const told = moment && tell(moment.table, lines, players);
  return (
    <Link to={{ page: 'replay', id: table.id, ply: turn.last }} class={styles.moment}>
      {told?.picture && <span class={styles.picture}>{told.picture}</span>}
      <span class={styles.text}>
        <b>{told?.words}</b>
        <small>{change}</small>
        <em>
          {t('final.moments.move', { ply: turn.last })} <Icon name="play" />
        </em>
      </span>
    </Link>
  );
}

/** The positions after some turns, as they are loaded. */
function usePictures(id: string, turns: readonly JudgedTurn[]): ReadonlyMap<number, Moment> {
  const [moments, setMoments] = useState<ReadonlyMap<number, Moment>>(new Map());
  useEffect(() => {
    for (const { last } of turns) {
      api.positions(id, last, last).then(
        ({ positions }) =>
          setMoments((known) => new Map([...known, ...positions.map((moment) => [moment.ply, moment] as const)])),
        (error: unknown) => {
          // Without its picture, a moment still leads to the replay.
          if (!(error instanceof Refused || error instanceof Unreachable)) {
            throw error;
          }
        },
      );
    }
  }, [id, turns]);
  return moments;
}
