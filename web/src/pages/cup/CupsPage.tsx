import { useState } from 'preact/hooks';
import { GameIcon } from '../../games/GameIcon';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { CupSummary, Cups } from '../../protocol/types';
import { ButtonLink } from '../../ui/controls/Button';
import { ErrorText, Loading } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { usePolling, useTitle } from '../../ui/page/page-hooks';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { explain } from '../../ui/state/explain';
import { me, welcome } from '../../ui/state/session';
import { CupForm } from './CupForm';
import styles from './CupsPage.module.css';
import { cupTerms, momentWords } from './cup-words';
import { plural, t } from './text';

const REFRESH = 15_000;

/** The cups of the server, or the form for a new one. */
export function CupsPage({ isForm }: { isForm: boolean }) {
  const [cups, setCups] = useState<Cups>();
  const [trouble, setTrouble] = useState<string>();
  const offer = useStore(welcome);
  const person = useStore(me);
  usePolling(() => {
    api.cups().then(
      (found) => {
        setCups(found);
        setTrouble(undefined);
      },
      (error: unknown) => setTrouble(explain(error)),
    );
  }, REFRESH);
  useTitle(t('app.title', { page: t('cup.title') }));
  return (
    <>
      <PageBar page="cups" title={{ main: t('cup.title'), sub: t('cup.sub') }} />
      {cups === undefined && trouble === undefined && <Loading />}
      {(cups !== undefined || trouble !== undefined) && (
        <main class={styles.page}>
          <div class={styles.heading}>
            <h1>{t('cup.title')}</h1>
            {!isForm && (
              <ButtonLink to={{ page: 'cups', isForm: true }} variant="primary">
                {t('cup.new')}
              </ButtonLink>
            )}
          </div>
          <p class={styles.lead}>{t('cup.lead')}</p>
          <ErrorText text={trouble} />
          {isForm && offer !== undefined && <CupForm offer={offer} hasAccount={person?.account === true} />}
          {cups !== undefined && !isForm && <CupLists cups={cups} />}
        </main>
      )}
    </>
  );
}

function CupLists({ cups }: { cups: Cups }) {
  const mine = new Set(cups.mine.map(({ id }) => id));
  const others = (list: readonly CupSummary[]) => list.filter(({ id }) => !mine.has(id));
  return (
    <div class={styles.lists}>
      <List title={t('cup.mine')} cups={cups.mine} />
      <List title={t('cup.open')} cups={others(cups.open)} none={t('cup.open.none')} />
      <List title={t('cup.running')} cups={others(cups.running)} />
      <List title={t('cup.over')} cups={others(cups.over)} />
    </div>
  );
}

function List({ title, cups, none }: { title: string; cups: readonly CupSummary[]; none?: string }) {
  if (cups.length === 0 && none === undefined) {
    return null;
  }
  return (
    <Panel class={styles.list} aria-label={title}>
      <PanelHead>
        <h2>{title}</h2>
        {cups.length > 0 && <PanelNote>{cups.length}</PanelNote>}
      </PanelHead>
      {cups.length === 0 && <p class={styles.none}>{none}</p>}
      <ul>
        {cups.map((cup) => (
          <li key={cup.id} class={styles.row}>
            <GameIcon game={cup.game} />
            <div>
              <b translate={false}>{cup.name}</b>
              <small>{cupTerms(cup)}</small>
              <small>{state(cup)}</small>
            </div>
            <ButtonLink to={{ page: 'cup', id: cup.id }} size="small" label={t('cup.openNamed', { name: cup.name })}>
              {t('cup.show')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** When a cup starts and how many have entered, or how far it is. */
function state(cup: CupSummary): string {
  const entered = t('cup.entered', { n: cup.entrants, most: cup.most });
  switch (cup.phase) {
    case 'open':
      return cup.starts === null
        ? t('cup.line', { when: t('cup.startsFull'), entered })
        : t('cup.line', { when: momentWords(cup.starts), entered });
    case 'running':
      return t('cup.roundOf', { n: cup.round, count: cup.planned });
    case 'over':
      return plural('cup.entrants', cup.entrants);
    case 'cancelled':
      return t('cup.cancelled');
  }
}
