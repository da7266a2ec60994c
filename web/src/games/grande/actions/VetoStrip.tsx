import { HoldNote } from '../../../table/people/HoldStrip';
import type { Waiting } from '../../../table/people/hold';
import { useTable } from '../../../table/table-state';
import { PHONE, useMedia } from '../../../ui/hooks/use-media';
import type { PartProps, Screen } from './use-screen';
import { VetoChance } from './VetoChance';
import { VetoQuestion } from './VetoQuestion';
import styles from './VetoStrip.module.css';

/**
 * Whether veto questions go below the map, over controls that can't be used at that moment. The disks stay usable, and so does
 * the follow bar on wide screens while the reader has nothing to decide.
 */
function useIsBelow(screen: Screen): boolean {
  const { waiting } = useTable();
  const isPhone = useMedia(PHONE);
  return screen.veto.isAsked || (!screen.isSecret && (isPhone || waiting?.seat !== undefined));
}

/** The question about a veto, and the seats that the action is waiting for. */
export function VetoBelowMap({ screen }: PartProps) {
  const isBelow = useIsBelow(screen);
  const { waiting } = useTable();
  return isBelow && (mayStop(screen, waiting) || waiting !== undefined) ? (
    <div class={styles.below} data-part="veto">
      <Strip screen={screen} />
    </div>
  ) : null;
}

/** The same on the map. */
export function VetoOnMap({ screen }: PartProps) {
  return useIsBelow(screen) ? null : <Strip screen={screen} />;
}

function mayStop({ turn }: Screen, waiting: Waiting | undefined): boolean {
  return turn.has('veto') || waiting?.seat !== undefined;
}

function Strip({ screen }: PartProps) {
  const { players, seat, waiting, move } = useTable();
  const { table, options, veto, isSent, interrupt } = screen;
  if (veto.isAsked) {
    return (
      <VetoQuestion
        table={table}
        players={players}
        seat={seat}
        options={options}
        preview={veto.allowed}
        isSent={isSent}
        onVeto={() => move('veto')}
        onAllow={() => move('allow')}
      />
    );
  }
  return (
    <>
      {mayStop(screen, waiting) && (
        <VetoChance table={table} players={players} waiting={waiting} isSent={isSent} onVeto={() => interrupt('veto')} />
      )}
      {waiting !== undefined && waiting.seat === undefined && <HoldNote waiting={waiting} />}
    </>
  );
}
