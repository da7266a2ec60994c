import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { findGame } from '../../games';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { CupView } from '../../protocol/types';
import { Ask } from '../../ui/controls/Ask';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt, useNow } from '../../ui/page/page-hooks';
import { classes } from '../../ui/parts/classes';
import { Panel } from '../../ui/parts/Panel';
import { Pill } from '../../ui/parts/Pill';
import { clockWords, gameName, timeLeft } from '../../ui/state/names';
import { me } from '../../ui/state/session';
import styles from './CupHead.module.css';
import type { CupProps } from './CupPage';
import { formatWords, letter, momentWords, roundWords } from './cup-words';
import { plural, t } from './text';

const SECOND = 1000;

/** The head of a cup: its terms, its rounds, and the one thing to do now. */
export function CupHead({ cup, games, refresh }: CupProps) {
  const { settings } = cup;
  return (
    <Panel class={styles.head}>
      <div class={styles.title}>
        <h1 translate={false}>{settings.name}</h1>
        <p class={styles.facts}>
          <Pill>
            <Icon name={findGame(settings.game)?.icon ?? 'warn'} /> {gameName(settings.game)}
          </Pill>
          <Pill>{formatWords(settings.format, cup.planned)}</Pill>
          <Pill>{t('cup.tablesOf', { n: settings.size })}</Pill>
          <Pill>{clockWords(settings.clock)}</Pill>
          {settings.programs && <Pill>{t('cup.programs')}</Pill>}
          <Pill>{t('cup.by', { name: cup.organiser })}</Pill>
        </p>
        {cup.rounds.length > 0 && <Track cup={cup} />}
      </div>
      <div class={styles.now}>
        <Now cup={cup} />
        <CupActions cup={cup} games={games} refresh={refresh} />
      </div>
    </Panel>
  );
}

/** The rounds: played, running and planned. */
function Track({ cup }: { cup: CupView }) {
  return (
    <ol class={styles.track} aria-label={t('cup.rounds')}>
      {Array.from({ length: cup.planned }, (_, number) => {
        const round = cup.rounds[number];
        const isNow = round !== undefined && !round.over;
        return (
          <li key={number} class={classes(round?.over && styles.done, isNow && styles.running)}>
            <i>{number + 1}</i>
            <span>
              {round === undefined && t('cup.round.planned')}
              {round?.over && t('cup.round.played')}
              {round !== undefined && isNow && t('cup.round.running', { round: roundWords(round, number) })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The next event, with a countdown. */
function Now({ cup }: { cup: CupView }) {
  const now = useNow(SECOND, cup.next !== null) + useOffset(cup);
  const lack = cup.settings.most - cup.standings.length;
  switch (cup.phase) {
    case 'open':
      return (
        <>
          <p class={styles.big}>
            {cup.next === null ? plural('cup.lack', Math.max(0, lack)) : t('cup.startsIn', { time: timeLeft(cup.next - now) })}
          </p>
          <p>
            {cup.next !== null && `${momentWords(cup.next)}. `}
            {t('cup.least', { n: cup.settings.least })}
          </p>
        </>
      );
    case 'running':
      return cup.next === null ? (
        <>
          <p class={styles.big}>{t('cup.round.running', { round: roundWords(cup.rounds.at(-1)!, cup.rounds.length - 1) })}</p>
          {cup.deadline !== null && <p>{t('cup.deadline', { when: momentWords(cup.deadline) })}</p>}
        </>
      ) : (
        <p class={styles.big}>{t('cup.nextIn', { n: cup.rounds.length + 1, time: timeLeft(cup.next - now) })}</p>
      );
    case 'over':
      return <p class={styles.big}>{t('cup.winner', { name: cup.entrants[cup.standings[0]?.entrant ?? -1]?.name ?? '' })}</p>;
    case 'cancelled':
      return (
        <>
          <p class={styles.big}>{t('cup.cancelled')}</p>
          <p>{t(cup.few ? 'cup.cancelled.few' : 'cup.cancelled.organiser')}</p>
        </>
      );
  }
}

/** By how much the server's clock differs from the device's. */
function useOffset(cup: CupView): number {
  const [offset, setOffset] = useState({ number: -1, millis: 0 });
  if (offset.number !== cup.number) {
    setOffset({ number: cup.number, millis: cup.now - Date.now() });
  }
  return offset.millis;
}

/** The main button, which depends on what the person is in the cup, and the organiser's own. */
function CupActions({ cup, games, refresh }: CupProps) {
  const { busy, trouble, attempt } = useAttempt();
  const [asking, setAsking] = useState<'leave' | 'cancel'>();
  const act = (work: () => Promise<void>) => attempt(() => work().then(refresh));
  const mine = cup.me === null ? undefined : cup.entrants[cup.me];
  const isUnderWay = cup.phase === 'open' || cup.phase === 'running';
  return (
    <>
      <OwnTable cup={cup} games={games} />
      {isUnderWay && !mine?.playing && <Enter cup={cup} busy={busy} onEnter={() => act(() => api.enterCup(cup.id))} />}
      <p class={styles.buttons}>
        {isUnderWay && mine?.playing && (
          <>
            <Pill kind="good">
              <Icon name="check" /> {t('cup.registered')}
            </Pill>
            <Button size="small" disabled={busy} onClick={() => setAsking('leave')}>
              {t('cup.withdraw')}
            </Button>
          </>
        )}
        {cup.isOrganiser && cup.phase === 'open' && (
          <Button
            size="small"
            disabled={busy || cup.standings.length < cup.settings.least}
            onClick={() => act(() => api.startCup(cup.id))}
          >
            {t('cup.startNow')}
          </Button>
        )}
        {cup.isOrganiser && isUnderWay && (
          <Button size="small" disabled={busy} onClick={() => setAsking('cancel')}>
            {t('cup.cancel')}
          </Button>
        )}
      </p>
      {cup.isOrganiser && cup.phase === 'open' && (
        <MoveStart busy={busy} onMove={(starts) => act(() => api.moveCup(cup.id, starts))} />
      )}
      <ErrorText text={trouble} />
      {asking !== undefined && (
        <Ask
          title={t(asking === 'leave' ? 'cup.withdraw' : 'cup.cancel')}
          text={t(asking === 'leave' ? 'cup.withdraw.sure' : 'cup.cancel.sure')}
          action={t(asking === 'leave' ? 'cup.withdraw' : 'cup.cancel')}
          no={t('cup.no')}
          onNo={() => setAsking(undefined)}
          onYes={() => {
            setAsking(undefined);
            act(() => (asking === 'leave' ? api.leaveCup(cup.id) : api.cancelCup(cup.id)));
          }}
        />
      )}
    </>
  );
}

/** The organiser sets another start. */
function MoveStart({ busy, onMove }: { busy: boolean; onMove: (starts: number) => void }) {
  const [starts, setStarts] = useState('');
  return (
    <details class={styles.move}>
      <summary>{t('cup.move')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onMove(new Date(starts).getTime());
        }}
      >
        <input
          type="datetime-local"
          aria-label={t('cup.form.starts')}
          required
          value={starts}
          onInput={(event) => setStarts(event.currentTarget.value)}
        />
        <Button type="submit" size="small" disabled={busy || starts === ''}>
          {t('cup.move.do')}
        </Button>
      </form>
    </details>
  );
}

function Enter({ cup, busy, onEnter }: { cup: CupView; busy: boolean; onEnter: () => void }) {
  const person = useStore(me);
  const comesBack = cup.me !== null && cup.phase === 'running' && cup.settings.format !== 'knock_out';
  if (!comesBack && !cup.canEnter) {
    return null;
  }
  if (cup.settings.programs) {
    return <p>{t('cup.programs.how')}</p>;
  }
  if (person?.account !== true) {
    return (
      <>
        <p>{t('cup.account')}</p>
        <ButtonLink to={{ page: 'settings', part: undefined }} variant="primary">
          {t('account.toCreate')}
        </ButtonLink>
      </>
    );
  }
  return (
    <Button variant="primary" disabled={busy} onClick={onEnter}>
      {t(comesBack ? 'cup.comeBack' : 'cup.register')}
    </Button>
  );
}

/** The way to the person's own game. */
function OwnTable({ cup, games }: Pick<CupProps, 'cup' | 'games'>) {
  const tables = cup.phase === 'running' ? (cup.rounds.at(-1)?.tables ?? []) : [];
  const own = cup.me === null ? -1 : tables.findIndex(({ seats, places }) => seats.includes(cup.me!) && places.length === 0);
  const table = tables[own];
  if (table === undefined) {
    return null;
  }
  const seat = table.seats.indexOf(cup.me!);
  const isTurn = games?.tables.find((game) => game.table === own)?.obliged.includes(seat) === true;
  return (
    <ButtonLink to={{ page: 'table', id: table.id }} variant="primary">
      <Icon name="play" />
      {t(isTurn ? 'cup.yourTurnAt' : 'cup.toTable', { table: letter(own) })}
    </ButtonLink>
  );
}
