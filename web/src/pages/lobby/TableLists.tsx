import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import { findGame, GAMES } from '../../games';
import { GameIcon } from '../../games/GameIcon';
import { isStaticSite } from '../../offline/static-site';
import type { Lobby, TableLine } from '../../protocol/types';
import { plural, t } from '../../text';
import { ButtonLink } from '../../ui/controls/Button';
import { useNow } from '../../ui/page/page-hooks';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { clockWords, gameName, seatName } from '../../ui/state/names';
import type { Route } from '../../ui/state/route';
import { progress, result, tableTitle, titled } from '../../ui/state/table-words';
import { PuzzlePanel } from './PuzzlePanel';
import { ANY_TABLE, fits, TableFilter } from './TableFilter';
import styles from './TableLists.module.css';

const SHOWN = 6;

/** From this number of tables on, people can choose which of them to see. */
const FILTERED = 6;

const MINUTE = 60_000;

/** The tables to join, those to watch, and the puzzle of the day; empty lists are left out. */
export function TableLists({ lobby, class: place }: { lobby: Lobby | undefined; class?: string | undefined }) {
  const watch = lobby === undefined ? [] : [...lobby.running, ...lobby.finished];
  const open = lobby === undefined || isStaticSite() ? [] : lobby.open;
  const [wishes, setWishes] = useState(ANY_TABLE);
  const wanted = (lines: readonly TableLine[]) => lines.filter((line) => fits(line, wishes));
  const hasAny = open.length + watch.length > 0;
  const found = { open: wanted(open), watch: wanted(watch) };
  return (
    <div class={classes(styles.lists, place)} aria-busy={lobby === undefined}>
      {open.length + watch.length >= FILTERED && (
        <TableFilter lines={[...open, ...watch]} wishes={wishes} onChange={setWishes} />
      )}
      {hasAny && found.open.length + found.watch.length === 0 && <p class={styles.none}>{t('lobby.filter.none')}</p>}
      {found.open.length > 0 && <OpenTables lines={found.open} />}
      {found.watch.length > 0 && <Watched lines={found.watch.slice(0, SHOWN)} />}
      {lobby !== undefined && <PuzzlePanel />}
      {lobby !== undefined && <DealLinks />}
    </div>
  );
}

/** Games to watch, or to watch again. */
function Watched({ lines }: { lines: readonly TableLine[] }) {
  const now = useNow(MINUTE);
  return (
    <List title={t('lobby.watch')}>
      {lines.map((line) => {
        if (line.phase === 'playing') {
          return (
            <Row
              key={line.id}
              line={line}
              title={tableTitle(line)}
              text={t('lobby.ofGame', {
                game: gameName(line.game),
                text: t('lobby.live', { progress: progress(line, now) }),
              })}
              to={{ page: 'table', id: line.id }}
            >
              <Icon name="eye" />
              {t('lobby.watchTable')}
            </Row>
          );
        }
        const { title, text } = result(line, now);
        return (
          <Row key={line.id} line={line} title={title} text={text} to={{ page: 'replay', id: line.id, ply: undefined }}>
            <Icon name="play" />
            {t('lobby.replay')}
          </Row>
        );
      })}
    </List>
  );
}

function OpenTables({ lines }: { lines: readonly TableLine[] }) {
  return (
    <List title={t('lobby.open')} count={lines.length}>
      {lines.map((line) => (
        <Row key={line.id} line={line} title={tableTitle(line)} text={terms(line)} seats to={{ page: 'table', id: line.id }}>
          {line.visibility === 'word' && <Icon name="lock" />}
          {line.yours.length > 0 ? t('lobby.openTable') : t('lobby.join')}
          {line.visibility === 'word' && <Hidden>{t('lobby.locked')}</Hidden>}
        </Row>
      ))}
    </List>
  );
}

/** The terms of a table: the variant and the clock. */
function terms(line: TableLine): string {
  const clock = clockWords(line.clock);
  const variant = findGame(line.game)?.variantOf(line);
  const text = variant === undefined ? clock : t('lobby.open.variant', { variant, clock });
  return t('lobby.ofGame', { game: gameName(line.game), text });
}

function List({ title, count, children }: { title: string; count?: number; children: ComponentChildren }) {
  return (
    <Panel class={styles.list} aria-label={title}>
      <PanelHead>
        <h2>{title}</h2>
        {count !== undefined && <PanelNote>{count}</PanelNote>}
      </PanelHead>
      <ul>{children}</ul>
    </Panel>
  );
}

interface RowProps {
  line: TableLine;
  title: string;
  text: string;
  to: Route;
  /** Whether to show the players. */
  seats?: boolean;
  children: ComponentChildren;
}

function Row({ line, to, seats = false, children, ...words }: RowProps) {
  const { title, text } = titled(line, words);
  return (
    <li class={styles.row}>
      <GameIcon game={line.game} />
      <div>
        <b translate={false}>{title}</b>
        <small>
          {text}
          {seats && <Seats line={line} />}
        </small>
      </div>
      <ButtonLink to={to} size="small">
        {children}
      </ButtonLink>
    </li>
  );
}

function Seats({ line }: { line: TableLine }) {
  const open = line.seats.filter((seat) => seat.kind === 'open').length;
  return (
    <span
      class={styles.seats}
      role="img"
      aria-label={plural('lobby.seatsOpen', open)}
      title={line.seats.map(seatName).join(', ')}
    >
      {line.seats.map((seat) =>
        seat.kind === 'open' ? (
          <i key={seat.seat} class={styles.free} />
        ) : (
          <Badge key={seat.seat} seat={seat.seat} size="small" />
        ),
      )}
    </span>
  );
}

/** The deal of the day in each game. */
function DealLinks() {
  return (
    <Panel aria-label={t('daily.title')}>
      <PanelHead>
        <h2>{t('daily.title')}</h2>
      </PanelHead>
      <div class={styles.deals}>
        <p>{t('daily.lead')}</p>
        {GAMES.map(({ id }) => (
          <ButtonLink key={id} to={{ page: 'deal', game: id, day: undefined }} size="small">
            {gameName(id)}
          </ButtonLink>
        ))}
      </div>
    </Panel>
  );
}
