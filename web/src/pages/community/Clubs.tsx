import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { clubs } from '../../net/community';
import { useStore } from '../../net/store';
import { Button } from '../../ui/controls/Button';
import { Dialog, DialogActions } from '../../ui/controls/Dialog';
import { Field } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Link } from '../../ui/parts/Link';
import { Panel } from '../../ui/parts/Panel';
import { go } from '../../ui/state/router';
import { me } from '../../ui/state/session';
import styles from './Clubs.module.css';
import panels from './Panels.module.css';
import { Pending } from './Ranking';
import { plural, t } from './text';

const LONGEST_NAME = 40;
const LONGEST_ABOUT = 500;

/** The clubs of the server, and a way to found one. */
export function Clubs() {
  const person = useStore(me);
  const [isFounding, setFounding] = useState(false);
  const { found, trouble } = useFetched(clubs.all, []);
  return (
    <Panel class={panels.panel}>
      <div class={panels.head}>
        <h2>{t('club.all')}</h2>
        {person?.account && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setFounding(true)}>
            <Icon name="plus" />
            {t('club.found')}
          </Button>
        )}
      </div>
      {found === undefined && <Pending trouble={trouble} />}
      {found?.length === 0 && <p class={panels.empty}>{t('club.all.none')}</p>}
      <ul class={styles.clubs}>
        {found?.map(({ id, name, about, members, isMember }) => (
          <li key={id}>
            <Link to={{ page: 'club', id }} class={styles.name}>
              <span translate={false}>{name}</span>
            </Link>
            <small>
              {plural('club.members', members)}
              {isMember && ` · ${t('club.yours')}`}
            </small>
            {about !== '' && <p>{about}</p>}
          </li>
        ))}
      </ul>
      {isFounding && <NewClubDialog onClose={() => setFounding(false)} />}
    </Panel>
  );
}

function NewClubDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  const found = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      const club = await clubs.make({ name, about });
      go({ page: 'club', id: club.id });
    });
  };
  return (
    <Dialog title={t('club.found')} onClose={onClose}>
      <form onSubmit={found}>
        <Field label={t('club.name')}>
          <input value={name} maxLength={LONGEST_NAME} required onInput={(event) => setName(event.currentTarget.value)} />
        </Field>
        <AboutField about={about} onChange={setAbout} />
        <p>{t('club.found.help')}</p>
        <ErrorText text={trouble} />
        <DialogActions>
          <Button type="submit" variant="primary" disabled={busy}>
            {t('club.found')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The field for the sentence about a club. */
export function AboutField({ about, onChange }: { about: string; onChange: (about: string) => void }) {
  return (
    <Field label={t('club.about')}>
      <input value={about} maxLength={LONGEST_ABOUT} onInput={(event) => onChange(event.currentTarget.value)} />
    </Field>
  );
}
