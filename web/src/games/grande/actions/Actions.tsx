import { useContext } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import { Bids } from '../../../table/cards/Bids';
import { TurnEnd } from '../../../table/cards/TurnEnd';
import { type Done, FollowBar } from '../../../table/follow/FollowBar';
import { FollowContext, NOT_FOLLOWING } from '../../../table/follow/follow';
import { useTable } from '../../../table/table-state';
import { SecretPanel } from '../cards/SecretPanel';
import { t } from '../text';
import { cardTitle, supplyOf } from '../words/cards';
import styles from './Actions.module.css';
import { TurnHalves } from './TurnHalves';
import type { PartProps } from './use-screen';
import type { Turn } from './use-turn';

/** The player's current options: play a power card, choose in secret, or play the two halves of the turn. */
export function Actions({ screen }: PartProps) {
  const { players, seat, plan, isPlanComing } = useTable();
  const { isBack } = useContext(FollowContext);
  const { table, secret, bid } = screen;
  if (isBack) {
    return <Following table={table} />;
  }
  if (screen.isBidding) {
    return (
      <div class={styles.bids}>
        <Bids
          table={bid.table}
          players={players}
          seat={seat}
          supplyOf={supplyOf}
          plan={plan}
          isPlanComing={isPlanComing}
          isDense
        />
      </div>
    );
  }
  return screen.isSecret ? (
    <div class={styles.secret}>
      <SecretPanel
        table={table}
        players={players}
        seat={seat}
        legal={secret.disks}
        draft={secret.draft}
        preview={secret.preview}
        riders={secret.riders}
        isSent={screen.isSent}
        onDraft={secret.setDraft}
        onWhyNot={(code) => screen.whyNot.move(`disk ${code}`)}
        onLock={secret.lockIn}
      />
    </div>
  ) : (
    <TurnActions screen={screen} />
  );
}

/** The moves of others, or earlier moves, at the reader's pace. */
function Following({ table }: { table: GrandeTable }) {
  const { players, seat } = useTable();
  return (
    <div class={styles.follow}>
      <FollowBar players={players} seat={table.active} isSpectator={seat < 0} done={turnSoFar(table)} />
    </div>
  );
}

/** The halves of the turn, and its end. */
function TurnActions({ screen }: PartProps) {
  const { players, seat, canUndo, undo, move } = useTable();
  const { table, turn, ending, isStopped, isIdle } = screen;
  const follow = useContext(FollowContext);
  if (follow !== NOT_FOLLOWING && !screen.isMine && !canUndo && table.stage !== 'over') {
    return <Following table={table} />;
  }
  return (
    <div class={styles.turn}>
      <div class={styles.halves}>
        <TurnHalves
          table={table}
          players={players}
          seat={seat}
          turn={turn}
          isStopped={isStopped}
          isIdle={isIdle}
          onSpecial={() => move('special')}
          onWhyNot={() => screen.whyNot.move('special')}
        />
      </div>
      {seat >= 0 && (
        <div class={styles.end}>
          <TurnEnd
            canUndo={canUndo}
            onUndo={undo}
            {...endState(table, turn, screen.isMine)}
            onWhyNot={() => screen.whyNot.move('end')}
            ending={ending}
          />
        </div>
      )}
    </div>
  );
}

/** A summary of another seat's turn: its card, how many caballeros it has placed, and whether its action has begun. */
function turnSoFar({ turn, action }: GrandeTable): Done[] {
  if (turn.card === '') {
    return [];
  }
  const placed = turn.pile - turn.places;
  const isActing = action.card !== '' || !turn.special;
  return [
    { icon: 'hand', text: t('eg.so.card', { pile: turn.pile }) },
    ...(placed > 0 ? [{ icon: 'cab' as const, text: t('eg.so.placed', { n: placed }) }] : []),
    ...(isActing ? [{ icon: 'star' as const, text: cardTitle(turn.card) }] : []),
  ];
}

/** The button that ends the turn, or the current half of it. */
function endState(table: GrandeTable, turn: Turn, isMine: boolean): { canEnd: boolean; whyNot: string; label?: string } {
  if (turn.has('done')) {
    const kind =
      turn.selection.kind === 'place' || turn.selection.kind === 'send' || turn.selection.kind === 'recall'
        ? turn.selection.kind
        : 'move';
    return { canEnd: true, whyNot: '', label: t(`eg.done.${kind}`) };
  }
  return { canEnd: turn.has('end'), whyNot: isMine ? whatIsOpen(table) : t('why.notYourTurn') };
}

/** The open task that keeps the turn from ending. */
function whatIsOpen(table: GrandeTable): string {
  if (table.turn.card === '') {
    return t('eg.why.choose');
  }
  return table.stage === 'placing' ? t('eg.why.placing') : t('eg.why.acting');
}
