import { useEffect, useRef } from 'preact/hooks';
import { Badge, Icon } from '../../../draw/Icon';
import type { GrandePreview, GrandeTable } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import type { Player } from '../../../table/people/types';
import { signed } from '../../../text';
import { Button } from '../../../ui/controls/Button';
import { t } from '../text';
import { cardText, cardTitle, isAtOnce } from '../words/cards';
import styles from './VetoQuestion.module.css';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  seat: number;
  options: Record<string, string>;
  /** The result if the action is allowed. */
  preview: GrandePreview | undefined;
  isSent: boolean;
  onVeto: () => void;
  onAllow: () => void;
}

/** Asks a veto holder when an action is announced. The focus goes to the strip, not to a button. */
export function VetoQuestion({ table, players, seat, options, preview, isSent, onVeto, onAllow }: Props) {
  const strip = useFocusWhileShown();
  const { clock } = players[seat]!;
  return (
    <section class={styles.strip} role="alertdialog" aria-label={t('eg.veto.ask')} tabIndex={-1} ref={strip}>
      <Icon name="veto" class={styles.icon} />
      <div class={styles.words}>
        <b>{t('eg.veto.title', { name: players[table.active]?.name ?? '', card: cardTitle(table.action.card) })}</b>
        <p>
          {cardText(table.action.card, options)} {t(isAtOnce(table.action.card) ? 'eg.veto.once' : 'eg.veto.later')}
        </p>
        {preview?.certain && preview.sheet.length > 0 && (
          <div class={styles.points}>
            {preview.points.map((points, other) => (
              <span key={other} class={other === seat ? styles.own : undefined}>
                <Badge seat={other} size="small" />
                {nameAt(players, other)} <b>{points === 0 ? '0' : signed(points)}</b>
              </span>
            ))}
          </div>
        )}
      </div>
      <div class={styles.buttons}>
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

/** Takes the focus while the element exists, and returns it afterwards. */
function useFocusWhileShown() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus();
      }
    };
  }, []);
  return element;
}
