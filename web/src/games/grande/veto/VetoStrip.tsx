import { HoldNote } from '../../../table/people/HoldStrip';
import { PHONE, useMedia } from '../../../ui/hooks/use-media';
import type { PartProps } from '../actions/screen-props';
import { VetoChance } from './VetoChance';
import { VetoQuestion } from './VetoQuestion';
import styles from './VetoStrip.module.css';

/**
 * Whether vetoes are asked for below the map, over controls that are of no use meanwhile, so that they cover nothing of the map.
 * Disks stay in use, and on wide screens so does what follows the others, as long as nobody has to answer.
 */
function useIsBelow({ screen, waiting }: PartProps): boolean {
  const isPhone = useMedia(PHONE);
  return screen.veto.isAsked || (!screen.isSecret && (isPhone || waiting?.seat !== undefined));
}

/** The question about a veto, and whoever the action waits for. */
export function VetoBelowMap(props: PartProps) {
  const isBelow = useIsBelow(props);
  return isBelow && isShown(props) ? (
    <div class={styles.below} data-part="veto">
      <Strip {...props} />
    </div>
  ) : null;
}

/** The same on the map. */
export function VetoOnMap(props: PartProps) {
  const isBelow = useIsBelow(props);
  return isBelow ? null : <Strip {...props} />;
}

function mayStop({ screen, waiting }: PartProps): boolean {
  return screen.turn.has('veto') || waiting?.seat !== undefined;
}

function isShown(props: PartProps): boolean {
  return mayStop(props) || props.waiting !== undefined;
}

function Strip(props: PartProps) {
  const { screen, table, players, seat, options, waiting, onInterrupt } = props;
  const { veto, isSent, onMove } = screen;
  if (veto.isAsked) {
    return (
      <VetoQuestion
        table={table}
        players={players}
        seat={seat}
        options={options}
        forecast={veto.allowed}
        isSent={isSent}
        onVeto={() => onMove('veto')}
        onAllow={() => onMove('allow')}
      />
    );
  }
  return (
    <>
      {mayStop(props) && (
        <VetoChance table={table} players={players} waiting={waiting} isSent={isSent} onVeto={() => onInterrupt('veto')} />
      )}
      {waiting !== undefined && waiting.seat === undefined && <HoldNote waiting={waiting} />}
    </>
  );
}
