import { useState } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import type { CupGame, CupView, CupViewTable } from '../../protocol/types';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Select } from '../../ui/controls/Select';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { classes } from '../../ui/parts/classes';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { Pill } from '../../ui/parts/Pill';
import type { CupProps } from './CupPage';
import styles from './CupTables.module.css';
import { letter, pointWords, roundWords } from './cup-words';
import { plural, t } from './text';

/** As many as the server returns the games of. */
const PAGE = 23;
const MORE_MINUTES = 5;

/** The tables of the latest round: the person's own first, then in their order. */
export function CupTables({ cup, games, refresh, from, onFrom }: CupProps & { from: number; onFrom: (from: number) => void }) {
  const round = cup.rounds.at(-1)!;
  const own = cup.me === null ? -1 : round.tables.findIndex(({ seats }) => seats.includes(cup.me!));
  const others = round.tables.map((_, number) => number).filter((number) => number !== own);
  const shown = [...(own < 0 ? [] : [own]), ...others.slice(from, from + PAGE)];
  return (
    <Panel aria-label={t('cup.tab.tables')}>
      <PanelHead>
        <h2>{roundWords(round, cup.rounds.length - 1)}</h2>
        <PanelNote>{t('cup.tables.note', { tables: plural('cup.tables', round.tables.length) })}</PanelNote>
      </PanelHead>
      <ol class={styles.tables}>
        {shown.map((number) => (
          <Table
            key={number}
            cup={cup}
            number={number}
            table={round.tables[number]!}
            game={games?.tables.find((game) => game.table === number)}
            isMine={number === own}
            refresh={refresh}
          />
        ))}
      </ol>
      {round.sittingOut.length > 0 && (
        <p class={styles.out}>
          {t('cup.sittingOut', { names: round.sittingOut.map((entrant) => cup.entrants[entrant]?.name ?? '').join(', ') })}
        </p>
      )}
      {others.length > PAGE && (
        <p class={styles.pages}>
          <Button size="small" disabled={from === 0} onClick={() => onFrom(Math.max(0, from - PAGE))}>
            {t('cup.tables.before')}
          </Button>
          <Button size="small" disabled={from + PAGE >= others.length} onClick={() => onFrom(from + PAGE)}>
            {t('cup.tables.more')}
          </Button>
        </p>
      )}
    </Panel>
  );
}

interface TableProps {
  cup: CupView;
  number: number;
  table: CupViewTable;
  game: CupGame | undefined;
  isMine: boolean;
  refresh: () => void;
}

function Table({ cup, number, table, game, isMine, refresh }: TableProps) {
  const isOver = table.places.length > 0;
  const mySeat = cup.me === null ? -1 : table.seats.indexOf(cup.me);
  const way = wayTo(isOver, isMine, game?.obliged.includes(mySeat) === true);
  const name = t('cup.table', { table: letter(number) });
  return (
    <li class={classes(styles.table, isMine && styles.mine)} aria-label={name}>
      <div class={styles.head}>
        <h3>{name}</h3>
        <small>
          {isOver && t('cup.table.over')}
          {!isOver && game === undefined && t('cup.table.soon')}
          {!isOver && game !== undefined && t('cup.table.round', { n: game.round, count: game.rounds })}
        </small>
        <ButtonLink
          size="small"
          variant={way.isTurn ? 'primary' : undefined}
          to={isOver ? { page: 'replay', id: table.id, ply: undefined } : { page: 'table', id: table.id }}
          label={t(way.label, { table: letter(number) })}
        >
          <Icon name={isOver || isMine ? 'play' : 'eye'} />
          {t(way.text)}
        </ButtonLink>
      </div>
      <ol>
        {table.seats.map((entrant, seat) => (
          <li key={seat} class={classes(entrant === cup.me && styles.you)}>
            <Badge seat={seat} size="small" />
            <span translate={false}>{entrant < 0 ? t('cup.bot') : (cup.entrants[entrant]?.name ?? '')}</span>
            {!isOver && game?.obliged.includes(seat) && <small>{t('cup.toMove')}</small>}
            {(isOver ? table.left : (game?.left ?? [])).includes(seat) && <Pill kind="warning">{t('cup.botPlays')}</Pill>}
            {isOver && entrant >= 0 && (
              <small>{plural('cup.points', table.points[seat] ?? 0, { points: pointWords(table.points[seat] ?? 0) })}</small>
            )}
            <b>{(isOver ? table.totals : (game?.totals ?? []))[seat] ?? ''}</b>
          </li>
        ))}
      </ol>
      {cup.isOrganiser && !isOver && cup.phase === 'running' && (
        <Rulings cup={cup} number={number} table={table} refresh={refresh} />
      )}
    </li>
  );
}

/** The words for the link to a table. */
function wayTo(isOver: boolean, isMine: boolean, isTurn: boolean) {
  if (isOver) {
    return { text: 'cup.replay', label: 'cup.replayOf', isTurn: false } as const;
  }
  if (isTurn) {
    return { text: 'cup.yourTurn', label: 'cup.yourTurnAt', isTurn } as const;
  }
  return isMine
    ? ({ text: 'cup.toOwn', label: 'cup.toTable', isTurn } as const)
    : ({ text: 'cup.watch', label: 'cup.watchTable', isTurn } as const);
}

/** The organiser's decisions about a table. */
function Rulings({ cup, number, table, refresh }: Pick<TableProps, 'cup' | 'number' | 'table' | 'refresh'>) {
  const people = table.seats.filter((entrant) => entrant >= 0);
  const [chosen, setChosen] = useState(String(people[0]));
  const { busy, trouble, attempt } = useAttempt();
  const rule = (kind: 'time' | 'bot' | 'end') =>
    attempt(() =>
      api
        .ruleInCup(cup.id, {
          kind,
          table: number,
          ...(kind === 'end' ? {} : { entrant: Number(chosen) }),
          ...(kind === 'time' ? { minutes: MORE_MINUTES } : {}),
        })
        .then(refresh),
    );
  return (
    <details class={styles.rulings}>
      <summary>{t('cup.rulings')}</summary>
      <div>
        <Select
          label={t('cup.rulings.entrant')}
          value={chosen}
          options={people.map((entrant) => ({ value: String(entrant), label: cup.entrants[entrant]?.name ?? '' }))}
          onChange={setChosen}
        />
        {cup.settings.clock.kind !== 'none' && (
          <Button size="small" disabled={busy} onClick={() => rule('time')}>
            {t('cup.rulings.time', { n: MORE_MINUTES })}
          </Button>
        )}
        <Button size="small" disabled={busy} onClick={() => rule('bot')}>
          {t('cup.rulings.bot')}
        </Button>
        <Button size="small" variant="danger" disabled={busy} onClick={() => rule('end')}>
          {t('cup.rulings.end')}
        </Button>
      </div>
      <ErrorText text={trouble} />
    </details>
  );
}
