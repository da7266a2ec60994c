import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { community } from '../../net/community';
import { useStore } from '../../net/store';
import type { Audience, Profile } from '../../protocol/types';
import { locale } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { Dialog } from '../../ui/controls/Dialog';
import { Segments } from '../../ui/controls/Segments';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { me } from '../../ui/state/session';
import { InviteButton } from './InviteButton';
import styles from './ProfileHead.module.css';
import { plural, t } from './text';

/** Less frequent actions about a person. */
function PersonMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSquare aria-haspopup="dialog" aria-label={t('profile.menu')} onClick={() => setOpen(true)}>
        <Icon name="dots" />
      </Button>
      {isOpen && (
        <Dialog title={t('profile.menu')} onClose={() => setOpen(false)}>
          <div class={styles.menu}>
            <Copy text={location.href} label={t('profile.copy')} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The head of a person's page: the name, since when, and what the reader can do. */
export function ProfileHead({ profile, onChange }: { profile: Profile; onChange: () => void }) {
  const person = useStore(me);
  const { busy, trouble, attempt } = useAttempt();
  const does = (work: Promise<void>) => attempt(() => work.then(onChange));
  const [audience, setAudience] = useState(profile.audience);
  const showTo = (next: Audience) => {
    setAudience(next);
    does(
      community.showTo(next).catch((error: unknown) => {
        setAudience(profile.audience);
        throw error;
      }),
    );
  };
  const since = new Date(profile.since).toLocaleDateString(locale(), { month: 'long', year: 'numeric' });
  const games = profile.results.flatMap(({ places }) => places).reduce((sum, n) => sum + n, 0);
  const wins = profile.results.reduce((sum, { places }) => sum + (places[0] ?? 0), 0);
  return (
    <Panel class={styles.head}>
      <span class={styles.emblem} aria-hidden="true">
        {[...profile.name][0]}
      </span>
      <div class={styles.person}>
        <h1 translate={false}>{profile.name}</h1>
        <p>{t('profile.since', { date: since })}</p>
        {!profile.isHidden && <p>{t('profile.games', { games, wins })}</p>}
        <p>{plural('profile.followers', profile.followers)}</p>
      </div>
      <div class={styles.actions}>
        {audience !== null && (
          <Segments<Audience>
            label={t('profile.audience')}
            value={audience}
            options={[
              { value: 'all', label: t('profile.audience.all') },
              { value: 'friends', label: t('profile.audience.friends') },
              { value: 'me', label: t('profile.audience.me') },
            ]}
            onChange={showTo}
          />
        )}
        {!profile.isYou && person?.account && (
          <Button
            variant={profile.isFollowed ? 'ghost' : 'primary'}
            disabled={busy}
            onClick={() => does(profile.isFollowed ? community.unfollow(profile.name) : community.follow(profile.name))}
          >
            <Icon name={profile.isFollowed ? 'check' : 'plus'} />
            {profile.isFollowed ? t('profile.unfollow') : t('profile.follow')}
          </Button>
        )}
        {!profile.isYou && person?.account && <InviteButton name={profile.name} />}
        <PersonMenu />
        <ErrorText text={trouble} />
      </div>
    </Panel>
  );
}
