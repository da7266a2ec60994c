import { Icon } from '../../../draw/Icon';
import { IconButton } from '../../../ui/controls/IconButton';
import { AreaTileArt } from '../draw/AreaTileArt';
import { type Key, t } from '../text/teaching';
import styles from './TileCount.module.css';

interface Props {
  tile: string;
  /** The tile's sides in words. */
  shape: string;
  count: number;
  /** The count in the reconstruction. */
  ours: number;
  onCount: (count: number) => void;
}

/** The highest count in the form; a file may have more. */
const MOST = 99;

const SYMBOLS: Readonly<Record<string, Key>> = { g: 'ec.count.gold', f: 'ec.count.fish' };

/** One kind of tile: its picture and its count. */
export function TileCount({ tile, shape, count, ours, onCount }: Props) {
  const symbol = t(SYMBOLS[tile.slice(4)] ?? 'ec.count.plain');
  const kind = t('ec.count.kind', { shape, symbol });
  const type = (text: string) => /^\d{1,2}$/.test(text) && onCount(Number(text));
  return (
    <li class={styles.tile}>
      <svg viewBox="-3 -3 106 106" aria-hidden="true">
        <AreaTileArt tile={tile} seed={7} />
      </svg>
      <p aria-hidden="true">
        {symbol}
        <small>{t('ec.count.ours', { n: ours })}</small>
      </p>
      <div class={styles.stepper}>
        <IconButton aria-label={t('ec.count.fewer', { kind })} disabled={count === 0} onClick={() => onCount(count - 1)}>
          <Icon name="minus" />
        </IconButton>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={Math.max(MOST, count)}
          value={count}
          aria-label={kind}
          onInput={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => {
            // An empty or invalid field shows the current count again.
            event.currentTarget.value = String(count);
          }}
        />
        <IconButton aria-label={t('ec.count.more', { kind })} disabled={count >= MOST} onClick={() => onCount(count + 1)}>
          <Icon name="plus" />
        </IconButton>
      </div>
    </li>
  );
}
