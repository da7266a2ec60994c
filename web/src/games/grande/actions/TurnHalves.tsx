import { Icon } from '../../../draw/Icon';
import type { IconName } from '../../../draw/icons';
import type { GrandeTable } from '../../../protocol/types';
import type { Player } from '../../../table/people/types';
import { classes } from '../../../ui/parts/classes';
import { Panel } from '../../../ui/parts/Panel';
import { personal, t } from '../text';
import { cardTitle } from '../words/cards';
import styles from './TurnHalves.module.css';
import type { Turn } from './use-turn';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  seat: number;
  turn: Turn;
  /** Whether a veto has stopped the special action. */
  isStopped: boolean;
  /** Whether it had no possible step. */
  isIdle: boolean;
  onSpecial: () => void;
  /** Shows why the special action can't begin. */
  onWhyNot: () => void;
}

/** The two halves of a turn, in either order: done, in progress, or still to come. */
export function TurnHalves({ table, players, seat, turn, isStopped, isIdle, onSpecial, onWhyNot }: Props) {
  const { turn: allowed, action, active } = table;
  const isMine = active === seat;
  if (allowed.card === '') {
    return (
      <Panel as="div" class={classes(styles.halves, styles.none)}>
        <p>{isMine ? t('eg.prompt.choose') : t('eg.half.none', { name: players[active]?.name ?? '' })}</p>
      </Panel>
    );
  }
  const isActing = action.card !== '';
  const canSpecial = turn.has('special');
  const canPlace = turn.kinds.includes('place') && !isActing;
  const court = table.courts[active]!.caballeros;
  const placed = allowed.pile - allowed.places;
  const placeText = court === 0 ? t('eg.half.placeNone') : t('eg.half.placed', { n: placed, of: allowed.pile, court });
  const stillToPlace = isActing ? t('eg.half.firstSpecial') : placeText;
  return (
    <Panel as="div" class={styles.halves} role="group" aria-label={t('eg.half.label')}>
      <div class={classes(styles.half, canPlace && styles.current, allowed.places === 0 && styles.done)}>
        <Head
          icon={allowed.places === 0 ? 'check' : 'cab'}
          title={t('eg.half.place')}
          text={allowed.places === 0 ? t('eg.half.placeDone') : stillToPlace}
        />
        <span class={styles.progress} aria-hidden="true">
          {Array.from({ length: allowed.pile }, (_, i) => (
            <i key={i} {...(i < placed && { class: styles.placed, 'data-mark': 'placed' })} />
          ))}
        </span>
      </div>
      <span class={styles.or}>{t('eg.half.either')}</span>
      <button
        type="button"
        class={classes(styles.half, isActing && styles.current, canSpecial && styles.open)}
        aria-disabled={!canSpecial}
        aria-current={isActing ? 'step' : undefined}
        aria-keyshortcuts="S"
        onClick={canSpecial ? onSpecial : onWhyNot}
      >
        <Head
          icon={specialIcon(allowed.special || isActing, isStopped)}
          title={cardTitle(allowed.card)}
          text={specialEnd(isStopped, isIdle) ?? specialText(table, players, seat, canSpecial)}
        />
      </button>
    </Panel>
  );
}

function Head({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <span class={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </>
  );
}

function specialIcon(isOpen: boolean, isStopped: boolean): IconName {
  if (isStopped) {
    return 'veto';
  }
  return isOpen ? 'star' : 'check';
}

/** How the special action ended, if it was not carried out. */
function specialEnd(isStopped: boolean, isIdle: boolean): string | undefined {
  if (isStopped) {
    return t('eg.half.stopped');
  }
  return isIdle ? t('eg.half.nothing') : undefined;
}

function specialText(table: GrandeTable, players: readonly Player[], seat: number, canSpecial: boolean): string {
  const { action, turn, stage } = table;
  if (stage === 'asking') {
    return personal('eg.half.waits', { ...players[action.asked]!, isYou: action.asked === seat });
  }
  if (action.card !== '') {
    return t('eg.half.running');
  }
  if (!turn.special) {
    return t('eg.half.specialDone');
  }
  return stage === 'placing' && table.active === seat && !canSpecial ? t('eg.half.first') : t('eg.half.special');
}
