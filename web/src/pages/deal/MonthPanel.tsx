import type { DailyDeal } from '../../protocol/types';
import { classes } from '../../ui/parts/classes';
import { Link } from '../../ui/parts/Link';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { dayWords } from '../puzzle/day-words';
import { daysOf } from '../puzzle/Month';
import styles from './MonthPanel.module.css';
import { plural, t } from './text';

const WORDS = { top: 'daily.top', half: 'daily.half', played: 'daily.other' } as const;

/** The person's days in a row, and the days of the month with their results. */
export function MonthPanel({ deal }: { deal: DailyDeal }) {
  const { streak, month } = deal;
  const results = new Map(month.map(({ day, result }) => [day, result]));
  return (
    <Panel class={styles.month}>
      <PanelHead>
        <h2>{plural('puzzle.streak', streak.days)}</h2>
        <PanelNote>{t('daily.longest', { n: streak.longest })}</PanelNote>
      </PanelHead>
      <ol class={styles.days}>
        {daysOf(deal.day).map((day) => {
          const result = results.get(day);
          const label = t('daily.day', {
            day: dayWords(day),
            result: t(result === undefined ? 'daily.notPlayed' : WORDS[result]),
          });
          const look = classes(styles.day, styles[result ?? 'none'], day === deal.day && styles.shown);
          return (
            <li key={day}>
              {day <= deal.day || result !== undefined ? (
                <Link to={{ page: 'deal', game: deal.game, day }} class={look} current={day === deal.day} label={label}>
                  {Number(day.slice(8))}
                </Link>
              ) : (
                <span class={look}>{Number(day.slice(8))}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p class={styles.legend} aria-hidden="true">
        {(['top', 'half', 'played'] as const).map((look) => (
          <span key={look}>
            <i class={classes(styles.day, styles[look])} />
            {t(WORDS[look])}
          </span>
        ))}
      </p>
    </Panel>
  );
}

/** The people with the best results of the month. */
export function RanksPanel({ deal: { ranks } }: { deal: DailyDeal }) {
  return (
    <Panel class={styles.ranks}>
      <PanelHead>
        <h2>{t('daily.ranks')}</h2>
      </PanelHead>
      <p>{ranks.length === 0 ? t('daily.ranks.none') : t('daily.ranks.note')}</p>
      {ranks.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('daily.ranks.place')}</th>
              <th scope="col">{t('daily.ranks.name')}</th>
              <th scope="col">{t('daily.ranks.days')}</th>
              <th scope="col">{t('daily.ranks.share')}</th>
            </tr>
          </thead>
          <tbody>
            {ranks.map(({ place, name, days, share, you }, i) => (
              <tr key={i} aria-current={you ? 'true' : undefined}>
                <td>{place}</td>
                <th scope="row" translate={false}>
                  {name}
                </th>
                <td>{days}</td>
                <td>{share}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
