import type { ComponentChildren } from 'preact';
import { t } from '../../text';
import { PHONE, useMedia } from '../../ui/hooks/use-media';
import { classes } from '../../ui/parts/classes';
import { Stage } from '../frame/Stage';
import { SeatColumn } from '../people/SeatColumn';
import type { Player, ScoredRow, SheetRow } from '../people/types';
import { Gains } from './Gains';
import { ScoreSheet } from './ScoreSheet';
import styles from './ScoringShow.module.css';
import { ScoringSum } from './ScoringSum';
import { ShowControls } from './ShowControls';
import { useSteps } from './use-steps';

interface Props<R extends ScoredRow> {
  rows: readonly R[];
  players: readonly Player[];
  /** The seats with the state of their panels. */
  order: readonly number[];
  /** The name of the scoring, for screen readers. */
  title: string;
  /** Next to the sheet's title: which scoring it is. */
  note: string;
  /** The player who caused it, in a sentence; undefined for a regular scoring. */
  cause?: string | undefined;
  /** The points of each seat before this scoring. */
  before: readonly number[];
  /** The map with the row that is being scored; undefined once all are. */
  map: (current: R | undefined, next: () => void, totals: readonly number[]) => ComponentChildren;
  /** The beginning of a row: the region and its value. */
  worth: (row: R) => string;
  /** The points of each seat there, and the reasons. */
  sentences: (row: R) => string;
  foot: string;
  /** The class that sets the height of the controls: the same as at the table, so that the map keeps its box. */
  room: string;
  onDone: () => void;
}

/** With this many seats, each has less space. */
const DENSE = 5;

function stateOf(row: number, at: number): SheetRow['state'] {
  if (row === at) {
    return 'current';
  }
  return row < at ? 'done' : 'next';
}

/** A scoring as a show, region by region; every player sees it at their own pace and may skip it. */
export function ScoringShow<R extends ScoredRow>(props: Props<R>) {
  const { rows, players, order, before, worth, sentences } = props;
  const show = useSteps(rows.length);
  const { at } = show;
  const current = rows[at];
  // Of a single row nothing is counted.
  const count = rows.length > 1 ? ` ${t('show.count', { n: at + 1, of: rows.length })}` : '';
  const told = current && sentences(current) + count;
  const shown = rows.slice(0, at + 1);
  const sums = players.map((_, seat) => shown.reduce((sum, row) => sum + row.points[seat]!, 0));
  const totals = sums.map((sum, seat) => sum + before[seat]!);
  const most = Math.max(1, ...players.map((_, seat) => rows.reduce((sum, row) => sum + row.points[seat]!, 0)));
  const isPhone = useMedia(PHONE);
  const sheet = (
    <ScoreSheet
      title={t('sheet.title')}
      note={props.note}
      names={players.map((player) => player.name)}
      rows={rows.map((row, i) => ({ ...row, state: stateOf(i, at) }))}
      sums={sums}
      totals={totals}
      foot={props.foot}
    />
  );
  return (
    <Stage
      sideWithoutRoom="beside"
      hasCoachBelow
      players={
        <SeatColumn count={players.length}>
          {order.map((seat) => (
            <Gains
              key={seat}
              seat={seat}
              player={players[seat]!}
              rows={shown}
              current={current}
              before={before[seat]!}
              most={most}
              isDense={players.length === DENSE}
            />
          ))}
        </SeatColumn>
      }
      side={isPhone ? undefined : sheet}
    >
      <div class={classes(styles.show, props.room)}>
        {props.map(current, () => show.step(1), totals)}
        <div class={styles.below}>
          <ShowControls
            show={show}
            title={props.title}
            cause={props.cause}
            head={current ? worth(current) : t('show.done')}
            text={told ?? t('show.doneText')}
            sum={<ScoringSum rows={rows} totals={totals} sums={sums} players={players} />}
            onDone={props.onDone}
          />
          {isPhone && <div class={styles.sheet}>{sheet}</div>}
        </div>
      </div>
    </Stage>
  );
}
