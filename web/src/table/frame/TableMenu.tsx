import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api, files } from '../../net/api';
import { isLocal } from '../../offline/local';
import type { SeatView, TableView } from '../../protocol/types';
import { t } from '../../text';
import { languageName } from '../../text/languages';
import { Button, FileLink } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { Dialog } from '../../ui/controls/Dialog';
import { Notifications, Setting } from '../../ui/controls/Setting';
import { openRules } from '../../ui/parts/RuleLink';
import { seatName } from '../../ui/state/names';
import { addressOf, go } from '../../ui/state/router';
import { play } from '../../ui/state/sound';
import { type Met, PersonDialog } from '../chat/PersonDialog';
import { DealPanel } from './DealPanel';
import { PrivateNote } from './PrivateNote';
import { SeatLink } from './SeatLink';
import styles from './TableMenu.module.css';

interface Props {
  table: TableView;
  /** Asks for a hint; undefined while that is not allowed. */
  onHint: (() => void) | undefined;
  /** Lets the person only try moves; undefined while that is not possible. */
  onTry: (() => void) | undefined;
  onTake: (answer: Promise<TableView>) => void;
  /** Shows the help about symbols and keys. */
  onHelp: () => void;
  onClose: () => void;
}

/** The table's actions besides moves: settings, proposals, giving up a seat, leaving. */
export function TableMenu({ table, onHint, onTry, onTake, onHelp, onClose }: Props) {
  const [sure, setSure] = useState<number>();
  const [met, setMet] = useState<Met>();
  const isPlaying = table.phase === 'playing' && table.yours.length > 0;
  const others = table.seats.filter((seat) => seat.kind === 'person' && !table.yours.includes(seat.seat));
  const mine = table.yours.map((seat) => table.seats[seat]!).filter((seat) => seat.kind === 'person');
  const run = (answer: Promise<TableView>) => {
    onTake(answer);
    onClose();
  };
  if (met !== undefined) {
    return <PersonDialog table={table.id} met={met} onClose={onClose} />;
  }
  return (
    <Dialog title={t('app.menu')} onClose={onClose}>
      {table.name !== null && <p class={styles.name}>{table.name}</p>}
      <div class={styles.list}>
        {onHint !== undefined && (
          <Button
            onClick={() => {
              onHint();
              onClose();
            }}
          >
            <Icon name="eye" />
            {t('app.menu.hint')}
          </Button>
        )}
        {onTry !== undefined && (
          <Button
            onClick={() => {
              onTry();
              onClose();
            }}
          >
            <Icon name="layers" />
            {t('whatIf.menu')}
          </Button>
        )}
        <Button onClick={() => openRules({ page: 'rules', game: table.game, rule: undefined })}>
          <Icon name="book" />
          {t('help.rules')}
        </Button>
        <Button
          onClick={() => {
            onClose();
            onHelp();
          }}
        >
          <Icon name="search" />
          {t('help.title')}
        </Button>
        <Copy text={addressOf({ page: 'table', id: table.id })} label={t('app.menu.link')} />
        <FileLink href={files.record(table.id)}>
          <Icon name="download" />
          {table.phase === 'over' ? t('replay.export.record') : t('app.menu.record')}
        </FileLink>
        <Button onClick={() => go({ page: 'replay', id: table.id, ply: undefined })}>
          <Icon name="play" />
          {t('app.menu.replay')}
        </Button>
        {isPlaying && table.proposal === null && others.length > 0 && (
          <>
            <Button onClick={() => run(api.propose(table.id, { kind: 'end' }))}>
              <Icon name="flag" />
              {t('app.menu.proposeEnd')}
            </Button>
            {others.map((seat) => (
              <Button key={seat.seat} onClick={() => run(api.propose(table.id, { kind: 'bot', seat: seat.seat }))}>
                <Icon name="bot" />
                {t('app.menu.proposeBot', { name: seatName(seat) })}
              </Button>
            ))}
          </>
        )}
        {isPlaying &&
          !isLocal(table.id) &&
          table.visibility !== 'deal' &&
          mine.map((seat) => <SeatLink key={seat.seat} id={table.id} seat={seat} isOnly={mine.length === 1} />)}
        {isPlaying &&
          mine.map((seat) => (
            <Resign
              key={seat.seat}
              seat={seat}
              alone={mine.length === 1}
              sure={sure === seat.seat}
              onAsk={() => setSure(seat.seat)}
              onDo={() => run(api.resign(table.id, seat.seat))}
            />
          ))}
        {!isLocal(table.id) &&
          others
            .filter((seat) => !seat.left)
            .map((seat) => (
              <Button key={seat.seat} onClick={() => setMet({ name: seatName(seat), seat: seat.seat, line: undefined })}>
                <Icon name="user" />
                {t('avoid.open', { name: seatName(seat) })}
              </Button>
            ))}
        <Button onClick={() => go({ page: 'lobby' })}>
          <Icon name="house" />
          {isPlaying ? t('app.menu.later') : t('app.toLobby')}
        </Button>
      </div>
      {table.yours.length > 0 && !isLocal(table.id) && <PrivateNote id={table.id} />}
      <div class={styles.settings}>
        <Setting name="language" nameOf={(choice) => (choice === 'system' ? undefined : languageName(choice))} />
        <Setting name="sound" onSet={() => play('turn')} />
        <Notifications />
        <Setting name="confirmEnd" />
        <Setting name="animation" />
        <Setting name="pace" />
        <Setting name="talk" />
        <Setting name="moveList" />
      </div>
      {table.deal !== null && (
        <details class={styles.deal}>
          <summary>{t('app.menu.deal')}</summary>
          <DealPanel deal={table.deal} />
        </details>
      )}
    </Dialog>
  );
}

/** Giving a seat to a bot must be confirmed. */
function Resign({
  seat,
  alone,
  sure,
  onAsk,
  onDo,
}: {
  seat: SeatView;
  alone: boolean;
  sure: boolean;
  onAsk: () => void;
  onDo: () => void;
}) {
  if (sure) {
    return (
      <Button variant="danger" onClick={onDo}>
        <Icon name="warn" />
        {t('app.menu.resignSure')}
      </Button>
    );
  }
  return (
    <Button onClick={onAsk}>
      <Icon name="bot" />
      {alone ? t('app.menu.resign') : t('app.menu.resignSeat', { name: seatName(seat) })}
    </Button>
  );
}
