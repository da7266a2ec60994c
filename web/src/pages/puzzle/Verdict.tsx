import { Icon } from '../../draw/Icon';
import type { LogLine, PuzzleVerdict, PuzzleView } from '../../protocol/types';
import { usePuzzleParts, useScreens } from '../../table/game';
import { counted, movesOf, times } from '../../table/lesson/puzzle';
import { nameAt } from '../../table/people/names';
import type { Player } from '../../table/people/types';
import { signed, t } from '../../text';
import { Copy } from '../../ui/controls/Copy';
import { classes } from '../../ui/parts/classes';
import { Panel } from '../../ui/parts/Panel';
import { addressOf } from '../../ui/state/router';
import { dayWords } from './day-words';
import { resultOf } from './results';
import styles from './Verdict.module.css';

const TITLES = { best: 'puzzle.best', good: 'puzzle.good', other: 'puzzle.other' } as const;
const ICONS = { best: 'check', good: 'star', other: 'eye' } as const;
/** Squares instead of words in the shared text, so that it gives nothing away. */
const SIGNS = { best: '⬛⬛⬛', good: '⬛⬛⬜', other: '⬛⬜⬜' } as const;

/** The value of an attempt, the best move, and the reasons. */
export function Verdict({
  puzzle,
  verdict,
  players,
}: {
  puzzle: PuzzleView;
  verdict: PuzzleVerdict;
  players: readonly Player[];
}) {
  const { replay: parts } = useScreens();
  const game = usePuzzleParts();
  const result = resultOf(verdict.gain, verdict.bestGain);
  const { effects } = parts.describe(verdict.table, verdict.best, players);
  const reasons = game.reasons(
    { table: puzzle.table, sheet: verdict.sheetBefore },
    { table: verdict.table, sheet: verdict.sheetAfter },
    players,
    [puzzle.seat, puzzle.rival],
  );
  const rows = result === 'best' ? [verdict.best] : [verdict.yours, verdict.best];
  const lineWords = (line: string) =>
    counted(movesOf(line))
      .map(({ move, count }) => times(parts.moveWords(puzzle.table, players, move), count))
      .join(', ');
  const by = (line: LogLine, seat: number) => signed(line.points[seat] ?? 0);
  return (
    <Panel class={styles.verdict} role="status">
      <h2 class={styles[result]}>
        <span>
          <Icon name={ICONS[result]} />
        </span>
        {t(TITLES[result])}
      </h2>
      <p>{t('puzzle.place', { place: verdict.place, count: verdict.count })}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{nameAt(players, puzzle.seat)}</th>
            <th scope="col">{nameAt(players, puzzle.rival)}</th>
            <th scope="col">{t('puzzle.gain')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr key={line.move} class={classes(line === verdict.best && styles.bestRow)}>
              <th scope="row">
                <i class={styles.sign} aria-hidden="true" />
                <b>{t(line === verdict.best ? 'puzzle.bestMove' : 'puzzle.yours')}</b> {lineWords(line.move)}
              </th>
              <td>{by(line, puzzle.seat)}</td>
              <td>{by(line, puzzle.rival)}</td>
              <td>{signed((line.points[puzzle.seat] ?? 0) - (line.points[puzzle.rival] ?? 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('puzzle.why')}</h3>
      <ol>
        {reasons.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {effects.map(({ text }, i) => (
          <li key={i}>{text}</li>
        ))}
      </ol>
      <Copy
        icon="log"
        label={t('puzzle.share')}
        text={t('puzzle.shared', {
          day: dayWords(puzzle.day),
          signs: SIGNS[result],
          address: addressOf({ page: 'puzzle', day: puzzle.day }),
        })}
      />
    </Panel>
  );
}
