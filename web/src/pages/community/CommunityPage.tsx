import { Icon } from '../../draw/Icon';
import { useStore } from '../../net/store';
import { ButtonLink } from '../../ui/controls/Button';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { me } from '../../ui/state/session';
import { Clubs } from './Clubs';
import styles from './CommunityPage.module.css';
import { Fellows } from './Fellows';
import { Leaderboard } from './Leaderboard';
import { MonthTable } from './MonthTable';
import { t } from './text';

/** The people of a server: who plays best, and who has the most points this month. */
export function CommunityPage() {
  const person = useStore(me);
  useTitle(t('app.title', { page: t('community.heading') }));
  return (
    <>
      <PageBar page="community" />
      <main class={styles.page}>
        <header>
          <h1>{t('community.heading')}</h1>
          <p>{t('community.intro')}</p>
          {person?.account && (
            <ButtonLink to={{ page: 'player', name: person.name }}>
              <Icon name="user" />
              {t('profile.yours')}
            </ButtonLink>
          )}
          <ButtonLink to={{ page: 'cups', isForm: false }}>
            <Icon name="flag" />
            {t('app.nav.cups')}
          </ButtonLink>
        </header>
        <Fellows />
        <Leaderboard />
        <MonthTable />
        <Clubs />
      </main>
    </>
  );
}
