import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { community } from '../../net/community';
import { useStore } from '../../net/store';
import type { Fellow } from '../../protocol/types';
import { ButtonLink } from '../../ui/controls/Button';
import { useFetched } from '../../ui/hooks/use-fetched';
import { usePolling } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import { me } from '../../ui/state/session';
import styles from './Fellows.module.css';
import { InviteButton } from './InviteButton';
import panels from './Panels.module.css';
import { Pending, PlayerLink } from './Ranking';
import { t } from './text';

const AGAIN = 60_000;

/** The people who are here now, and those that the person follows. */
export function Fellows() {
  const person = useStore(me);
  return person === undefined ? null : (
    <>
      <Here />
      {person.account && <Following />}
    </>
  );
}

/** Counts up every minute while the page is visible. */
function useMinutes(): number {
  const [minute, setMinute] = useState(0);
  usePolling(() => setMinute((before) => before + 1), AGAIN);
  return minute;
}

function Here() {
  const { found, trouble } = useFetched(community.online, [useMinutes()]);
  return (
    <FellowPanel title={t('community.here')}>
      {found === undefined && <Pending trouble={trouble} />}
      {found?.people.length === 0 && <p class={panels.empty}>{t('community.here.none')}</p>}
      {found !== undefined && <People people={found.people} />}
      {found?.isMore && <p>{t('community.here.more')}</p>}
      <p class={panels.about}>{t('community.here.about')}</p>
    </FellowPanel>
  );
}

function Following() {
  const { found, trouble } = useFetched(community.following, [useMinutes()]);
  return (
    <FellowPanel title={t('community.following')}>
      {found === undefined && <Pending trouble={trouble} />}
      {found?.length === 0 && <p class={panels.empty}>{t('community.following.none')}</p>}
      {found !== undefined && <People people={found} />}
    </FellowPanel>
  );
}

function FellowPanel({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <Panel class={panels.panel}>
      <h2>{title}</h2>
      {children}
    </Panel>
  );
}

function People({ people }: { people: readonly Fellow[] }) {
  const own = useStore(me);
  return (
    <ul class={styles.people}>
      {people.map((fellow) => (
        <FellowLine key={fellow.name} fellow={fellow}>
          {own?.account && fellow.table === '' && <InviteButton name={fellow.name} size="small" />}
        </FellowLine>
      ))}
    </ul>
  );
}

/** A person, what they do now, and a way to their table; the children follow. */
export function FellowLine({ fellow, children }: { fellow: Fellow; children?: ComponentChildren }) {
  return (
    <li>
      <i class={fellow.isHere ? styles.here : styles.away} aria-hidden="true" />
      <div>
        <PlayerLink name={fellow.name} />
        <small>{doing(fellow)}</small>
      </div>
      {fellow.table !== '' && (
        <ButtonLink to={{ page: 'table', id: fellow.table }} size="small">
          {fellow.isWaiting ? t('community.join') : t('community.watch')}
        </ButtonLink>
      )}
      {children}
    </li>
  );
}

function doing({ isHere, table, game, isWaiting }: Fellow): string {
  if (table !== '') {
    return t(isWaiting ? 'community.waits' : 'community.plays', { game: gameName(game) });
  }
  return t(isHere ? 'community.isHere' : 'community.isAway');
}
