import { Icon } from '../../../draw/Icon';
import { Button } from '../../../ui/controls/Button';
import { plural, t } from '../text';
import styles from './DangerCard.module.css';
import { dangerTitle, type TileInDanger } from './danger';

/** The maximum number of explained tiles; the map marks all of them. */
const MOST = 2;

interface Props {
  tiles: readonly TileInDanger[];
  onMove: (move: string) => void;
}

/** Explains what one area tile could evict and how to save it: beside the map's pieces, before the turn ends. */
export function DangerCard({ tiles, onMove }: Props) {
  const more = tiles.length - MOST;
  return (
    <section class={styles.card} data-part="danger" aria-label={t('ec.danger.label')}>
      {tiles.slice(0, MOST).map((tile) => (
        <DangerText key={`${tile.cell.x},${tile.cell.y}`} tile={tile} onMove={onMove} />
      ))}
      {more > 0 && <p class={styles.more}>{plural('ec.danger.more', more)}</p>}
    </section>
  );
}

/** One tile in danger: the attack, and the button that saves the tile. */
export function DangerText({ tile, onMove }: { tile: TileInDanger; onMove: (move: string) => void }) {
  const { how, rescue } = tile;
  return (
    <div class={styles.danger}>
      <b>{dangerTitle(tile)}</b>
      <p>
        {how} {rescue?.text}
      </p>
      {rescue && (
        <Button size="small" isFull onClick={() => onMove(rescue.move)}>
          <Icon name={rescue.icon} />
          <span>{rescue.label}</span>
          <span class={styles.price}>
            <Icon name="cab" />
            {rescue.cost}
          </span>
        </Button>
      )}
    </div>
  );
}
