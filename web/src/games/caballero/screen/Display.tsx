import { Icon } from '../../../draw/Icon';
import type { CaballeroTable } from '../../../protocol/types';
import { Caption } from '../../../table/cards/Caption';
import { classes } from '../../../ui/parts/classes';
import { Hidden } from '../../../ui/parts/Hidden';
import { Panel } from '../../../ui/parts/Panel';
import { AreaTileArt } from '../draw/AreaTileArt';
import { tileWords } from '../scene/describe';
import { plural, t } from '../text';
import styles from './Display.module.css';

interface Props {
  table: CaballeroTable;
  seeds: readonly number[];
  /** For each tile, whether it fits on the map. */
  fits: readonly boolean[];
  selected: number | undefined;
  /** Whether a tile may be taken now. */
  canTake: boolean;
  onTake: (index: number) => void;
  /** Begins to drag a tile. */
  onDrag: (index: number) => (event: PointerEvent) => void;
  /** Shows why a tile can't be taken. */
  onWhyNot: (tile: string) => void;
}

/** The area tiles of the display, the stack and the stock. */
export function Display({ table, seeds, fits, selected, canTake, onTake, onDrag, onWhyNot }: Props) {
  const fit = (i: number) => (fits[i] ? 'free' : 'unfit');
  return (
    <Panel class={styles.display} data-part="display" aria-label={t('ec.display.title')}>
      <Caption
        title={t('ec.display.title')}
        note={<span data-tip="stack">{plural('ec.display.stack', table.unseen.length)}</span>}
      >
        <span class={styles.stock}>
          {t('ec.display.stock')}{' '}
          <span data-tip="ship">
            <Icon name="ship" />
            <Hidden>{t('ec.display.ships')}</Hidden>
            {table.shipStock}
          </span>{' '}
          <span data-tip="castillo">
            <Icon name="castillo" />
            <Hidden>{t('ec.display.castillos')}</Hidden>
            {table.castilloStock}
          </span>
        </span>
      </Caption>
      <div class={styles.tiles}>
        {table.display.map((tile, i) => (
          <Tile
            key={i}
            tile={tile}
            number={i + 1}
            seed={seeds[i]!}
            isChosen={i === selected}
            state={canTake ? fit(i) : 'waiting'}
            onTake={() => onTake(i)}
            onDrag={onDrag(i)}
            onWhyNot={() => onWhyNot(tile)}
          />
        ))}
      </div>
    </Panel>
  );
}

interface TileProps {
  tile: string;
  number: number;
  seed: number;
  isChosen: boolean;
  /** Whether the tile may be taken, fits nowhere, or can't be taken now. */
  state: 'free' | 'unfit' | 'waiting';
  onTake: () => void;
  onDrag: (event: PointerEvent) => void;
  onWhyNot: () => void;
}

function Tile({ tile, number, seed, isChosen, state, onTake, onDrag, onWhyNot }: TileProps) {
  return (
    <button
      type="button"
      class={classes(styles.tile, isChosen && styles.chosen, styles[state])}
      aria-pressed={isChosen}
      aria-disabled={state !== 'free'}
      aria-label={t('ec.display.tile', { n: number, tile: tileWords(tile) })}
      aria-keyshortcuts={String(number)}
      onPointerDown={state === 'free' ? onDrag : undefined}
      onClick={state === 'free' ? onTake : onWhyNot}
    >
      <svg viewBox="-3 -3 106 106" aria-hidden="true">
        <AreaTileArt tile={tile} seed={seed} />
      </svg>
      {state === 'unfit' ? <span class={styles.note}>{t('ec.display.noCell')}</span> : <kbd>{number}</kbd>}
    </button>
  );
}
