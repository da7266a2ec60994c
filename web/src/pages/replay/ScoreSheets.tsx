import { useMemo, useState } from 'preact/hooks';
import type { Moment, ReplayView, Scoring } from '../../protocol/types';
import { useScreens } from '../../table/game';
import { totalsBefore } from '../../table/live/use-scorings';
import { ScoreSheet } from '../../table/scoring/ScoreSheet';
import { t } from '../../text';
import { Segments } from '../../ui/controls/Segments';
import { Select } from '../../ui/controls/Select';
import styles from './ScoreSheets.module.css';

/** With more scorings than this, the person chooses one from a list. */
const MOST_TABS = 4;

/** The score sheets of a game: each scoring, and the points if scored at the current position. */
export function ScoreSheets({ replay, moment, ply }: { replay: ReplayView; moment: Moment | undefined; ply: number }) {
  const { replay: parts } = useScreens();
  const { sheets } = replay;
  const past = sheets.filter((sheet) => sheet.ply <= ply).length;
  const [picked, setPicked] = useState<string>();
  const hasNow = moment !== undefined && moment.sheet.length > 0;
  const isScored = past > 0 && sheets[past - 1]!.ply === ply;
  const byPosition = hasNow && !isScored ? 'now' : String(Math.max(0, past - 1));
  const value = picked ?? byPosition;
  const nameOf = (scoring: Scoring) => parts.scoringName?.(scoring) ?? t('replay.sheet.after', { round: scoring.round });
  const options = [
    ...(hasNow ? [{ value: 'now', label: t('replay.sheet.now') }] : []),
    ...sheets.map(({ scoring }, i) => ({ value: String(i), label: nameOf(scoring) })),
  ];
  const sheet = value === 'now' ? undefined : sheets[Number(value)];
  const table = sheet?.table ?? moment?.table;
  const lines = sheet?.sheet ?? moment?.sheet ?? [];
  const rows = useMemo(() => (table === undefined ? [] : parts.rows(table, lines)), [table, lines, parts]);
  if (options.length === 0 || table === undefined) {
    return null;
  }
  const before = totalsBefore(sheets, sheet === undefined ? past : Number(value));
  const sums = replay.names.map((_, seat) =>
    lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0),
  );
  return (
    <div class={styles.sheets}>
      {options.length > MOST_TABS && (
        <Select isFull label={t('replay.sheet.which')} value={value} options={options} onChange={setPicked} />
      )}
      {options.length > 1 && options.length <= MOST_TABS && (
        <Segments label={t('replay.sheet.which')} hideLabel value={value} options={options} onChange={setPicked} />
      )}
      <ScoreSheet
        title={t('replay.sheet')}
        note={sheet === undefined ? t('replay.sheet.ifNow') : nameOf(sheet.scoring)}
        names={replay.names}
        rows={rows}
        sums={sums}
        totals={sums.map((sum, seat) => sum + (before[seat] ?? 0))}
      />
    </div>
  );
}
