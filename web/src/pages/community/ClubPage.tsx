import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { clubs } from '../../net/community';
import { useStore } from '../../net/store';
import type { Club } from '../../protocol/types';
import { locale } from '../../text';
import { Ask } from '../../ui/controls/Ask';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Dialog, DialogActions } from '../../ui/controls/Dialog';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText, MessagePage } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useAttempt, useTitle } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { me } from '../../ui/state/session';
import styles from './ClubPage.module.css';
import { AboutField } from './Clubs';
import { FellowLine } from './Fellows';
import people from './Fellows.module.css';
import { Leaderboard } from './Leaderboard';
import { MonthTable } from './MonthTable';
import { NoticeBoard } from './NoticeBoard';
import panels from './Panels.module.css';
import { Pending } from './Ranking';
import { plural, t } from './text';

/** The page of a club: its members, its notice board and its leaderboards. */
export function ClubPage({ id }: { id: string }) {
  const [version, setVersion] = useState(0);
  const { found, trouble } = useFetched(() => clubs.club(id), [id, version]);
  const again = () => setVersion(version + 1);
  useTitle(t('app.title', { page: found?.name ?? t('club.all') }));
  if (trouble?.isMissing) {
    return (
      <>
        <PageBar page="club" />
        <MessagePage icon="search" title={t('club.missing')} text={trouble.text}>
          <ButtonLink to={{ page: 'community' }} variant="primary">
            {t('profile.toCommunity')}
          </ButtonLink>
        </MessagePage>
      </>
    );
  }
  return (
    <>
      <PageBar page="club" />
      <main class={styles.page}>
        {found === undefined ? (
          <Panel class={styles.head}>
            <Pending trouble={trouble} />
          </Panel>
        ) : (
          <>
            <ClubHead club={found} onChange={again} />
            <Members club={found} onChange={again} />
            <div class={styles.middle}>
              {found.isMember && <NoticeBoard club={found} onChange={again} />}
              <MonthTable club={id} />
            </div>
            <Leaderboard club={id} />
          </>
        )}
      </main>
    </>
  );
}

function ClubHead({ club, onChange }: { club: Club; onChange: () => void }) {
  const person = useStore(me);
  const [open, setOpen] = useState<'about' | 'leave'>();
  const { busy, trouble, attempt } = useAttempt();
  const does = (work: Promise<void>) => attempt(() => work.then(onChange));
  const leave = () => {
    setOpen(undefined);
    does(clubs.leave(club.id));
  };
  const made = new Date(club.made).toLocaleDateString(locale(), { month: 'long', year: 'numeric' });
  return (
    <Panel class={styles.head}>
      <div class={styles.words}>
        <h1 translate={false}>{club.name}</h1>
        {club.about !== '' && <p>{club.about}</p>}
        <p>
          {plural('club.members', club.count)} · {t('club.made', { date: made })}
        </p>
        <ErrorText text={trouble} />
      </div>
      <div class={styles.actions}>
        {club.isOrganiser && (
          <Button aria-haspopup="dialog" onClick={() => setOpen('about')}>
            {t('club.about.edit')}
          </Button>
        )}
        {club.isMember && <Button onClick={() => setOpen('leave')}>{t('club.leave')}</Button>}
        {!club.isMember && person?.account && (
          <Button variant="primary" disabled={busy} onClick={() => does(clubs.join(club.id))}>
            <Icon name="plus" />
            {t('club.join')}
          </Button>
        )}
        {!club.isMember && !person?.account && <p>{t('club.join.account')}</p>}
      </div>
      {open === 'about' && <AboutDialog club={club} onDone={onChange} onClose={() => setOpen(undefined)} />}
      {open === 'leave' && (
        <Ask
          title={t('club.leave')}
          text={t(club.count === 1 ? 'club.leave.last' : 'club.leave.sure')}
          action={t('club.leave')}
          no={t('club.stay')}
          onYes={leave}
          onNo={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}

function AboutDialog({ club, onDone, onClose }: { club: Club; onDone: () => void; onClose: () => void }) {
  const [about, setAbout] = useState(club.about);
  const { busy, trouble, attempt } = useAttempt();
  const save = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      await clubs.describe(club.id, about);
      onClose();
      onDone();
    });
  };
  return (
    <Dialog title={t('club.about.edit')} onClose={onClose}>
      <form onSubmit={save}>
        <AboutField about={about} onChange={setAbout} />
        <ErrorText text={trouble} />
        <DialogActions>
          <Button type="submit" variant="primary" disabled={busy}>
            {t('club.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Members({ club, onChange }: { club: Club; onChange: () => void }) {
  const own = useStore(me)?.name;
  const { busy, trouble, attempt } = useAttempt();
  const hidden = club.count - club.members.length;
  const remove = (name: string) => attempt(() => clubs.remove(club.id, name).then(onChange));
  return (
    <Panel class={panels.panel}>
      <h2>{t('club.members.title')}</h2>
      <ul class={people.people}>
        {club.members.map(({ person, isOrganiser }) => (
          <FellowLine key={person.name} fellow={person}>
            {isOrganiser && <small>{t('club.organiser')}</small>}
            {club.isOrganiser && person.name !== own && (
              <Button
                size="small"
                disabled={busy}
                aria-label={t('club.remove.member', { name: person.name })}
                onClick={() => remove(person.name)}
              >
                {t('club.remove')}
              </Button>
            )}
          </FellowLine>
        ))}
      </ul>
      {hidden > 0 && <p class={panels.about}>{t('club.members.hidden', { n: hidden })}</p>}
      <ErrorText text={trouble} />
    </Panel>
  );
}
