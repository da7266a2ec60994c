import { useState } from 'preact/hooks';
import { GAMES } from '../../games';
import { withoutServer } from '../../net/api';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import type { DailyDeal } from '../../protocol/types';
import { ButtonLink } from '../../ui/controls/Button';
import { useFetched } from '../../ui/hooks/use-fetched';
import { Loading } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useNow, useTitle } from '../../ui/page/page-hooks';
import { TroublePage } from '../../ui/page/TroublePage';
import { Link } from '../../ui/parts/Link';
import { gameName } from '../../ui/state/names';
import { dayWords } from '../puzzle/day-words';
import { BeforeGame } from './BeforeGame';
import styles from './DealPage.module.css';
import { dealId, fetchDeal } from './deals';
import { MonthPanel, RanksPanel } from './MonthPanel';
import { Results } from './Results';
import { plural, t } from './text';

/** The deal of a day in one of the games, before the person's game and after it. */
export function DealPage({ game = GAMES[0]!.id, day }: { game: string | undefined; day: string | undefined }) {
  const [version, setVersion] = useState(0);
  const { found: deal, trouble } = useFetched(() => fetchDeal(dealId(game, day)), [game, day, version]);
  useTitle(t('app.title', { page: t('daily.title') }));
  return (
    <>
      <PageBar
        page="deal"
        title={{ main: t('daily.title'), sub: deal === undefined ? '' : t('puzzle.same', { day: dayWords(deal.day) }) }}
      />
      {trouble !== undefined && (
        <TroublePage trouble={trouble} title={t('daily.none')} missing={t('daily.none.text')}>
          <ButtonLink to={{ page: 'deal', game, day: undefined }} variant="primary">
            {t('puzzle.today')}
          </ButtonLink>
        </TroublePage>
      )}
      {trouble === undefined && deal === undefined && <Loading />}
      {trouble === undefined && deal !== undefined && (
        <main class={styles.page}>
          <Head deal={deal} isToday={day === undefined} />
          {isFinished(deal) ? <Results deal={deal} /> : <BeforeGame deal={deal} onCarried={() => setVersion(version + 1)} />}
          <div class={styles.below}>
            <MonthPanel deal={deal} />
            <RanksPanel deal={deal} />
          </div>
        </main>
      )}
    </>
  );
}

/** Whether the person, or the day, has finished: the results may show. */
function isFinished({ yours, left }: DailyDeal): boolean {
  return left === 0 || (yours !== null && yours.totals !== null);
}

function Head({ deal, isToday }: { deal: DailyDeal; isToday: boolean }) {
  const isAway = useStore(withoutServer) || isStaticSite();
  return (
    <div class={styles.head}>
      <div>
        <h1>{t('daily.title')}</h1>
        <p>
          {t('daily.facts', { game: gameName(deal.game), n: deal.opponents.length })}
          {' · '}
          {plural('daily.played', deal.games)}
          {deal.left > 0 && <Left until={deal.left} />}
        </p>
        {isAway && <p role="status">{t('daily.alone')}</p>}
      </div>
      <nav class={styles.games} aria-label={t('daily.games')}>
        {GAMES.map(({ id }) => (
          <Link key={id} to={{ page: 'deal', game: id, day: isToday ? undefined : deal.day }} current={id === deal.game}>
            {gameName(id)}
          </Link>
        ))}
        {!isToday && (
          <Link to={{ page: 'deal', game: deal.game, day: undefined }} current={false}>
            {t('puzzle.today')}
          </Link>
        )}
      </nav>
    </div>
  );
}

const MINUTE = 60_000;

/** The time until the day ends. */
function Left({ until }: { until: number }) {
  const [end] = useState(Date.now() + until);
  const minutes = Math.max(0, Math.floor((end - useNow(MINUTE)) / MINUTE));
  return <> · {t('daily.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</>;
}
