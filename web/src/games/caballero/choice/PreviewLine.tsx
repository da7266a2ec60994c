import { Icon } from '../../../draw/Icon';
import type { IconName } from '../../../draw/icons';
import type { CaballeroPreview } from '../../../protocol/types';
import { SeatChanges } from '../../../table/people/SeatChanges';
import { ThinkingDots } from '../../../table/people/ThinkingDots';
import type { Player } from '../../../table/people/types';
import { classes } from '../../../ui/parts/classes';
import { personal, plural, t } from '../text';
import styles from './PreviewLine.module.css';

interface Props {
  preview: CaballeroPreview | undefined;
  players: readonly Player[];
  /** The benefit of the move, if it changes no points. */
  effect?: string | undefined;
  /** The alignment of the line. */
  align?: 'start';
}

/** The result of a previewed move: points for each seat, losses and costs. */
export function PreviewLine({ preview, players, effect, align }: Props) {
  const look = classes(styles.line, align && styles[align]);
  if (preview === undefined) {
    return (
      <div class={look} aria-busy="true">
        <ThinkingDots />
      </div>
    );
  }
  const changes = preview.scoreAfter.map((after, seat) => after - preview.scoreBefore[seat]!);
  const evicted = preview.returns.filter((back) => back.evicted);
  const back = preview.returns.reduce(
    (sum, { evicted: isEvicted, caballerosBack }) => sum + (isEvicted ? 0 : caballerosBack),
    0,
  );
  const isEven = changes.every((change) => change === 0) && evicted.length === 0;
  const shipsLost = preview.returns.reduce((sum, back) => sum + back.shipsLost, 0);
  const { overflow } = preview;
  return (
    <div class={look} role="status">
      {isEven && back === 0 && <span class={styles.even}>{effect ?? t('ec.preview.even')}</span>}
      <SeatChanges changes={changes} players={players} />
      {back > 0 && (
        <span class={styles.back}>
          <Icon name="cab" class={styles.icon!} />
          {t('ec.preview.back', { n: back })}
        </span>
      )}
      {evicted.length > 0 && <Loss icon="warn" words={evictionWords(evicted, players)} short={String(evicted.length)} />}
      {shipsLost > 0 && <Loss icon="ship" words={plural('ec.preview.shipsLost', shipsLost)} short={`−${shipsLost}`} />}
      {overflow > 0 && <Loss icon="cab" words={plural('ec.preview.overflow', overflow)} short={`−${overflow}`} />}
    </div>
  );
}

/** The owner of the evicted tile if there is only one; otherwise the number of tiles. */
function evictionWords(evicted: CaballeroPreview['returns'], players: readonly Player[]): string {
  const [only] = evicted;
  return only === undefined || evicted.length > 1
    ? plural('ec.preview.evicts', evicted.length)
    : personal('ec.preview.evictsOne', players[only.tile.seat]!, { number: only.caballerosLost + only.caballerosBack });
}

/** A move's losses, in words or, where space is short, as a number. */
function Loss({ icon, words, short }: { icon: IconName; words: string; short: string }) {
  return (
    <span class={styles.loss}>
      <Icon name={icon} class={styles.icon!} />
      <span class={styles.words}>{words}</span>
      <span class={styles.short} aria-hidden="true">
        {short}
      </span>
    </span>
  );
}
