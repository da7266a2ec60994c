import { useState } from 'preact/hooks';
import type { CupView, CupViewStanding } from '../../protocol/types';
import { Button } from '../../ui/controls/Button';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { letter, pointWords, shareWords } from './cup-words';
import styles from './Standings.module.css';
import { plural, t } from './text';

const MOST = 32;
const FIRST = 10;
const AROUND = 3;
/** The columns of rounds that fit; the latest are shown. */
const ROUNDS = 4;

/** The standings, without games that are not over. */
export function Standings({ cup }: { cup: CupView }) {
  const [isWhole, setWhole] = useState(false);
  const latest = cup.rounds.length - 1;
  const over = cup.rounds.filter((round) => round.over).length;
  const rounds = cup.rounds.map((_, number) => number).slice(-ROUNDS);
  const own = cup.standings.findIndex(({ entrant }) => entrant === cup.me);
  const isLong = cup.standings.length > MOST && !isWhole;
  const lines = cup.standings.filter((_, i) => !isLong || i < FIRST || (own >= 0 && Math.abs(i - own) <= AROUND));
  const points = pointsByRound(cup);
  return (
    <Panel aria-label={t('cup.tab.standings')} class={styles.standings}>
      <PanelHead>
        <h2>{t('cup.tab.standings')}</h2>
        <PanelNote>{cup.phase === 'over' ? t('cup.standings.final') : plural('cup.standings.after', over)}</PanelNote>
      </PanelHead>
      <div class={styles.scroll} tabIndex={0} role="group" aria-label={t('cup.tab.standings')}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Hidden>{t('cup.rank')}</Hidden>
              </th>
              <th scope="col" class={styles.name}>
                {t('cup.player')}
              </th>
              {rounds.map((number) => (
                <th key={number} scope="col">
                  <abbr title={t('cup.stage.round', { n: number + 1 })}>{t('cup.roundShort', { n: number + 1 })}</abbr>
                </th>
              ))}
              <th scope="col">{t('cup.column.points')}</th>
              <th scope="col">{t('cup.column.share')}</th>
              <th scope="col" class={styles.rivals}>
                {t('cup.column.rivals')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line
                key={line.entrant}
                cup={cup}
                line={line}
                rounds={rounds}
                latest={latest}
                points={points.get(line.entrant) ?? []}
              />
            ))}
          </tbody>
        </table>
      </div>
      {cup.standings.length > MOST && (
        <Button size="small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('cup.standings.fewer') : t('cup.standings.all', { n: cup.standings.length })}
        </Button>
      )}
      <p class={styles.note}>
        {t('cup.standings.note', { points: (cup.settings.points.at(-1) ?? []).map(pointWords).join(', ') })}
        {(cup.settings.format === 'knock_out' || cup.settings.format === 'championship') && ` ${t('cup.standings.best')}`}
      </p>
    </Panel>
  );
}

/** The points of each entrant by round; undefined where they had none yet. */
function pointsByRound(cup: CupView): Map<number, (number | undefined)[]> {
  const points = new Map<number, (number | undefined)[]>();
  const note = (entrant: number, round: number, value: number | undefined) => {
    const all = points.get(entrant) ?? [];
    all[round] = value;
    points.set(entrant, all);
  };
  cup.rounds.forEach(({ tables, sittingOut }, round) => {
    for (const table of tables) {
      table.seats.forEach((entrant, seat) => entrant >= 0 && note(entrant, round, table.points[seat]));
    }
    for (const entrant of sittingOut) {
      note(entrant, round, cup.settings.points.at(-1)?.[0]);
    }
  });
  return points;
}

interface LineProps {
  cup: CupView;
  line: CupViewStanding;
  rounds: readonly number[];
  latest: number;
  points: readonly (number | undefined)[];
}

function Line({ cup, line, rounds, latest, points }: LineProps) {
  const entrant = cup.entrants[line.entrant]!;
  const table =
    cup.rounds[latest]?.tables.findIndex(({ seats, places }) => seats.includes(line.entrant) && places.length === 0) ?? -1;
  return (
    <tr class={classes(line.entrant === cup.me && styles.you)}>
      <td>{line.rank}</td>
      <th scope="row" class={styles.name}>
        <span translate={false}>{entrant.name}</span>
        {!entrant.playing && cup.phase === 'running' && <small>{t(entrant.missed ? 'cup.missed' : 'cup.gone')}</small>}
      </th>
      {rounds.map((number) => (
        <td key={number}>
          {number === latest && table >= 0 && <span class={styles.live}>{t('cup.live', { table: letter(table) })}</span>}
          {!(number === latest && table >= 0) && (points[number] === undefined ? '–' : pointWords(points[number]))}
        </td>
      ))}
      <td class={styles.points}>{pointWords(line.points)}</td>
      <td class={styles.tie}>{shareWords(line.share)}</td>
      <td class={classes(styles.tie, styles.rivals)}>{pointWords(line.rivals)}</td>
    </tr>
  );
}
