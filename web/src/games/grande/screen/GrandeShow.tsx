import { useMemo } from 'preact/hooks';
import type { GrandeTable, ScoreLine, Scoring } from '../../../protocol/types';
import { GENERAL } from '../../../table/people/steps';
import type { Player } from '../../../table/people/types';
import { RisingPoints } from '../../../table/scoring/RisingPoints';
import { ScoringShow } from '../../../table/scoring/ScoringShow';
import { classes } from '../../../ui/parts/classes';
import { GrandeMap } from '../map/GrandeMap';
import controls from '../reveal/Controls.module.css';
import { personal, t } from '../text';
import { cardTitle } from '../words/cards';
import { regionScores, sentencesOf } from '../words/sheet';
import { placeAt, valueWords } from '../words/words';
import styles from './GrandeShow.module.css';

interface Props {
  /** The scored position. */
  table: GrandeTable;
  players: readonly Player[];
  scoring: Scoring;
  lines: readonly ScoreLine[];
  /** The points of each seat before this scoring. */
  before: readonly number[];
  /** The seat whose card is scored; undefined in a general scoring. */
  by: number | undefined;
  onDone: () => void;
}

/** The name of a scoring: general ones by their round, others by their card. */
export function scoringTitle({ round, cause }: Scoring): string {
  return cause === GENERAL ? t('eg.show.general', { round }) : t('eg.show.special', { card: cardTitle(cause), round });
}

export function isGeneral({ cause }: Scoring): boolean {
  return cause === GENERAL;
}

/** The scoring show of El Grande, on its map. */
export function GrandeShow({ table, players, scoring, lines, before, by, onDone }: Props) {
  const rows = useMemo(() => regionScores(table, lines), [table, lines]);
  const title = scoringTitle(scoring);
  // In a general scoring, all caballeros leave the Castillo after it is scored (EG-5.4).
  const left = useMemo(
    () => (isGeneral(scoring) ? { ...table, castillo: { ...table.castillo, counts: [] } } : table),
    [table, scoring],
  );
  return (
    <ScoringShow
      rows={rows}
      players={players}
      order={table.order}
      title={title}
      note={title}
      cause={by === undefined ? undefined : personal('eg.show.by', players[by]!, { card: cardTitle(scoring.cause) })}
      before={before}
      map={(current, next, totals) => (
        <GrandeMap
          table={current?.id === table.castillo.code ? table : left}
          players={players}
          legal={[]}
          lit={current && [current.id]}
          ringed={current ? [current.id] : []}
          totals={totals}
          onPick={next}
        >
          <div class={styles.head}>
            {current && (
              <div class={styles.rises}>
                <RisingPoints points={current.points} direction="across" />
              </div>
            )}
            <div class={classes(styles.title, current === undefined && styles.whole)}>
              <b>{current?.name ?? title}</b>
              <span>{current ? valueWords(placeAt(table, current.id)!) : ''}</span>
            </div>
          </div>
        </GrandeMap>
      )}
      worth={(row) => t('eg.show.worth', { region: row.name, values: valueWords(placeAt(table, row.id)!) })}
      sentences={(row) => sentencesOf(row, players)}
      foot={t(isGeneral(scoring) ? 'eg.show.foot' : 'eg.show.footOfCard')}
      room={controls.controls!}
      onDone={onDone}
    />
  );
}
