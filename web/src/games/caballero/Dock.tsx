import { Icon } from '../../draw/Icon';
import type { CaballeroTable } from '../../protocol/types';
import { Hidden } from '../../ui/Hidden';
import { Panel } from '../../ui/Panel';
import { tileWords } from './describe';
import { AreaTileArt } from './draw/AreaTileArt';
import { plural, t } from './text';

interface DisplayProps {
  table: CaballeroTable;
  seeds: readonly number[];
  /** Which of the tiles fit somewhere. */
  fits: readonly boolean[];
  selected: number | undefined;
  /** Whether a tile may be taken now. */
  canTake: boolean;
  onTake: (index: number) => void;
}

/** The displayed area tiles, the stack and the stock. */
export function Display({ table, seeds, fits, selected, canTake, onTake }: DisplayProps) {
  return (
    <Panel class="tray display" data-part="display" aria-label={t('ec.display.title')}>
      <div class="cap">
        <h2>{t('ec.display.title')}</h2>
        <span data-tip="stack">{plural('ec.display.stack', table.unseen.length)}</span>
        <span class="stock">
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
      </div>
      <div class="dts">
        {table.display.map((tile, i) => {
          const fitsNowhere = canTake && !fits[i];
          const isOff = !canTake || fitsNowhere;
          return (
            <button
              key={i}
              type="button"
              class={`dt ${i === selected ? 'sel' : ''} ${fitsNowhere ? 'nofit' : canTake ? '' : 'wait'}`}
              aria-pressed={i === selected}
              aria-disabled={isOff}
              aria-label={t('ec.display.tile', { n: i + 1, tile: tileWords(tile) })}
              aria-keyshortcuts={String(i + 1)}
              onClick={isOff ? undefined : () => onTake(i)}
            >
              <svg viewBox="-3 -3 106 106" aria-hidden="true">
                <AreaTileArt tile={tile} seed={seeds[i]!} />
              </svg>
              {fitsNowhere ? <span class="nf">{t('ec.display.noCell')}</span> : <kbd>{i + 1}</kbd>}
            </button>
          );
        })}
      </div>
    </Panel>
  );
}
