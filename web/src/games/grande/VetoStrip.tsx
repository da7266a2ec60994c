import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import type { GrandeForecast, GrandeTable } from '../../protocol/types';
import { HoldStrip } from '../../table/HoldStrip';
import type { Waiting } from '../../table/hold';
import type { Player } from '../../table/types';
import { signed } from '../../text';
import { Button } from '../../ui/Button';
import { Panel, PanelHead, PanelNote } from '../../ui/Panel';
import { cardText, cardTitle, isAtOnce } from './cards';
import { t } from './text';
import { nameOf } from './words';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  seat: number;
  options: Record<string, string>;
  /** What comes of it if it is allowed. */
  forecast: GrandeForecast | undefined;
  isSent: boolean;
  onVeto: () => void;
  onAllow: () => void;
}

/** The question to a veto holder at the announcement. Focus goes to the strip, on neither button. */
export function VetoQuestion({ table, players, seat, options, forecast, isSent, onVeto, onAllow }: Props) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    strip.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus();
      }
    };
  }, []);
  const { clock } = players[seat]!;
  return (
    <section class="vstrip" role="alertdialog" aria-label={t('eg.veto.ask')} tabIndex={-1} ref={strip}>
      <span class="vi">
        <Icon name="veto" />
      </span>
      <div class="vt">
        <b class="serif">
          {t('eg.veto.title', { name: players[table.active]?.name ?? '', card: cardTitle(table.action.card) })}
        </b>
        <p>
          {cardText(table.action.card, options)} {t(isAtOnce(table.action.card) ? 'eg.veto.once' : 'eg.veto.later')}
        </p>
        {forecast?.certain && forecast.sheet.length > 0 && (
          <div class="vs2">
            {forecast.points.map((points, other) => (
              <span key={other} class={other === seat ? 'own' : ''}>
                <Badge seat={other} size="small" />
                {nameOf(players, other)} <b>{points === 0 ? '0' : signed(points)}</b>
              </span>
            ))}
          </div>
        )}
      </div>
      <div class="vb">
        <Button size="large" aria-keyshortcuts="A" disabled={isSent} onClick={onAllow}>
          <Icon name="check" />
          {t('eg.veto.allow')}
        </Button>
        <Button size="large" variant="primary" aria-keyshortcuts="V" disabled={isSent} onClick={onVeto}>
          <Icon name="veto" />
          {t('eg.veto.use')}
        </Button>
        {clock && (
          <small>
            <Icon name="clock" />
            {t('eg.veto.clock', { time: clock.text })}
          </small>
        )}
      </div>
    </section>
  );
}

/** While another's action runs: what is left of it can be stopped. Its next step may wait for that. */
export function VetoChance({
  table,
  players,
  waiting,
  isSent,
  onVeto,
}: {
  table: GrandeTable;
  players: readonly Player[];
  waiting: Waiting | undefined;
  isSent: boolean;
  onVeto: () => void;
}) {
  if (waiting?.seat !== undefined) {
    return (
      <HoldStrip
        waiting={waiting}
        icon="veto"
        title={t('eg.veto.running', { name: players[table.active]?.name ?? '', card: cardTitle(table.action.card) })}
        text={t('eg.veto.runningText')}
        isSent={isSent}
      >
        <Button variant="primary" aria-keyshortcuts="V" disabled={isSent} onClick={onVeto}>
          <Icon name="veto" />
          {t('eg.veto.rest')}
        </Button>
      </HoldStrip>
    );
  }
  return (
    <section class="vchance" aria-label={t('eg.prompt.veto')}>
      <Icon name="veto" />
      <span>
        <b>{t('eg.veto.running', { name: players[table.active]?.name ?? '', card: cardTitle(table.action.card) })}</b>{' '}
        {t('eg.veto.runningText')}
      </span>
      <Button size="small" aria-keyshortcuts="V" disabled={isSent} onClick={onVeto}>
        {t('eg.veto.use')}
      </Button>
    </section>
  );
}

/** A veto that is held: how long, and what it can do. */
export function VetoInfo({ isEnding, children }: { isEnding: boolean; children?: ComponentChildren }) {
  return (
    <Panel class="vinfo">
      <PanelHead>
        <h2>{t('eg.veto.hold')}</h2>
        <PanelNote>{t(isEnding ? 'eg.veto.untilThis' : 'eg.veto.untilNext')}</PanelNote>
      </PanelHead>
      <p>
        <Icon name="veto" />
        <span>{t('eg.veto.info')}</span>
      </p>
      {children}
    </Panel>
  );
}
