import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { CupGames, CupView } from '../../protocol/types';
import { type Tab, Tabs } from '../../table/chat/Tabs';
import { ButtonLink } from '../../ui/controls/Button';
import { PHONE, useMedia } from '../../ui/hooks/use-media';
import { Loading, MessagePage } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { classes } from '../../ui/parts/classes';
import { Panel } from '../../ui/parts/Panel';
import { CupChat } from './CupChat';
import { CupHead } from './CupHead';
import styles from './CupPage.module.css';
import { CupTables } from './CupTables';
import { pointWords, timeOfDay } from './cup-words';
import { Entrants } from './Entrants';
import { Standings } from './Standings';
import { plural, t } from './text';
import { useCup } from './use-cup';
import { WhoMet } from './WhoMet';

type Part = 'tables' | 'standings' | 'met' | 'chat';

/** The props of the parts of the page. */
export interface CupProps {
  cup: CupView;
  games: CupGames | undefined;
  /** Asks for the cup again, after the person has changed something. */
  refresh: () => void;
}

/** A cup: before its start, its entrants; then its tables, standings and meetings. */
export function CupPage({ id }: { id: string }) {
  const [from, setFrom] = useState(0);
  const { cup, games, missing, isOld, seen, refresh } = useCup(id, from);
  useTitle(t('app.title', { page: cup?.settings.name ?? t('cup.title') }));
  return (
    <>
      <PageBar
        page="cup"
        title={{
          main: cup?.settings.name ?? t('cup.title'),
          sub: cup === undefined ? '' : plural('cup.entrants', cup.standings.length),
        }}
      />
      {missing !== undefined && (
        <MessagePage icon="search" title={t('cup.none')} text={missing}>
          <ButtonLink to={{ page: 'cups', isForm: false }} variant="primary">
            {t('cup.title')}
          </ButtonLink>
        </MessagePage>
      )}
      {missing === undefined && cup === undefined && <Loading />}
      {missing === undefined && cup !== undefined && (
        <main class={styles.page}>
          {isOld && (
            <p class={styles.old} role="status">
              {t('cup.old', { time: timeOfDay(seen) })}
            </p>
          )}
          <CupHead cup={cup} games={games} refresh={refresh} />
          <Parts cup={cup} games={games} refresh={refresh} from={from} onFrom={setFrom} />
        </main>
      )}
    </>
  );
}

function Parts({ from, onFrom, ...props }: CupProps & { from: number; onFrom: (from: number) => void }) {
  const isPhone = useMedia(PHONE);
  const [open, setOpen] = useState<Part>('tables');
  const { cup } = props;
  const hasRounds = cup.rounds.length > 0;
  const parts: Record<Part, ComponentChildren> = {
    tables: hasRounds ? <CupTables {...props} from={from} onFrom={onFrom} /> : <Entrants {...props} />,
    standings: hasRounds ? <Standings cup={cup} /> : null,
    met: hasRounds ? <WhoMet cup={cup} /> : null,
    chat: <CupChat {...props} />,
  };
  if (!isPhone) {
    return (
      <div class={classes(styles.parts, !hasRounds && styles.before)}>
        {hasRounds && <div class={styles.standings}>{parts.standings}</div>}
        <div class={styles.tables}>{parts.tables}</div>
        {hasRounds && <div class={styles.met}>{parts.met}</div>}
        <div class={styles.chat}>{parts.chat}</div>
      </div>
    );
  }
  const tabs: Tab<Part>[] = [
    { key: 'tables', label: t(hasRounds ? 'cup.tab.tables' : 'cup.tab.entrants') },
    ...(hasRounds
      ? [
          { key: 'standings' as const, label: t('cup.tab.standings') },
          { key: 'met' as const, label: t('cup.tab.met') },
        ]
      : []),
    { key: 'chat', label: t('cup.tab.chat') },
  ];
  const shown = tabs.some(({ key }) => key === open) ? open : 'tables';
  return (
    <div class={styles.tabs}>
      <Tabs tabs={tabs} open={shown} onOpen={setOpen}>
        {shown === 'tables' && hasRounds && <OwnPlace cup={cup} />}
        {parts[shown]}
      </Tabs>
    </div>
  );
}

/** The person's own place, which the other tab shows in full. */
function OwnPlace({ cup }: { cup: CupView }) {
  const line = cup.standings.find(({ entrant }) => entrant === cup.me);
  return line === undefined ? null : (
    <Panel as="p" class={styles.own}>
      <b>{t('cup.rankOf', { n: line.rank, count: cup.standings.length })}</b>
      <span>{t('cup.pointsOf', { points: pointWords(line.points) })}</span>
    </Panel>
  );
}
