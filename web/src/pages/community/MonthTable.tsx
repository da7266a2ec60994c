import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { community, results } from '../../net/community';
import { useStore } from '../../net/store';
import { locale } from '../../text';
import { Button, FileLink } from '../../ui/controls/Button';
import { useFetched } from '../../ui/hooks/use-fetched';
import { Panel } from '../../ui/parts/Panel';
import { me } from '../../ui/state/session';
import styles from './Panels.module.css';
import { Pending, PlayerLink, Ranking, RankingLine } from './Ranking';
import { t } from './text';

/** The month of a moment as the server writes it, some months later. */
function monthOf(at: Date, later: number): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1)).toISOString().slice(0, 7);
}

/** The table of a month of the server, with its results as files, or of a club. */
export function MonthTable({ club }: { club?: string }) {
  const now = monthOf(new Date(), 0);
  const [month, setMonth] = useState(now);
  const person = useStore(me);
  const { found, trouble } = useFetched(() => community.month(month, club), [month, club]);
  const first = new Date(`${month}-01T00:00:00Z`);
  const name = first.toLocaleDateString(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const lines = found?.players ?? [];
  return (
    <Panel class={styles.panel}>
      <div class={styles.head}>
        <h2>{t('community.month', { month: name })}</h2>
        <Button isSquare aria-label={t('community.month.before')} onClick={() => setMonth(monthOf(first, -1))}>
          <Icon name="prev" />
        </Button>
        <Button
          isSquare
          aria-label={t('community.month.after')}
          disabled={month >= now}
          onClick={() => setMonth(monthOf(first, 1))}
        >
          <Icon name="next" />
        </Button>
      </div>
      {found === undefined && <Pending trouble={trouble} />}
      {found !== undefined && lines.length === 0 && <p class={styles.empty}>{t('community.month.none')}</p>}
      {lines.length > 0 && (
        <Ranking columns={[t('community.place'), t('community.player'), t('community.games'), t('community.points')]}>
          {lines.map((line) => (
            <RankingLine key={line.name} isYou={line.isYou}>
              <td>{line.place}</td>
              <td>
                <PlayerLink name={line.name} />
              </td>
              <td>{line.games}</td>
              <td>
                <b>{line.points.toLocaleString(locale())}</b>
              </td>
            </RankingLine>
          ))}
        </Ranking>
      )}
      <p class={styles.about}>{t('community.month.about', { n: found?.counted ?? 20 })}</p>
      {person !== undefined && club === undefined && (
        <div class={styles.files}>
          <span>{t('community.results')}</span>
          <FileLink href={results.csv(month)} size="small">
            <Icon name="download" />
            {t('community.results.csv')}
          </FileLink>
          <FileLink href={results.json(month)} size="small">
            <Icon name="download" />
            {t('community.results.json')}
          </FileLink>
        </div>
      )}
    </Panel>
  );
}
