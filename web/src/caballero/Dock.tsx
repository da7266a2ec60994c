import { AreaTileArt } from '../draw/AreaTileArt';
import { Icon } from '../draw/Icon';
import type { CaballeroTable } from '../protocol/table';
import { HandCard, PowerCard } from '../table/PowerCard';
import { plural, t } from '../text';
import { places, takenBy } from './bidding';
import { supplyOf, TWO_TILES_CARD } from './cards';
import { tileWords } from './describe';

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
    <section class="panel tray display" aria-label={t('display.title')}>
      <div class="cap">
        <h2>{t('display.title')}</h2>
        <span>{plural('display.stack', table.unseen.length)}</span>
        <span class="stock">
          {t('display.stock')} <Icon name="ship" />
          <span class="sr">{t('display.ships')}</span>
          {table.shipStock} <Icon name="castillo" />
          <span class="sr">{t('display.castillos')}</span>
          {table.castilloStock}
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
              aria-label={t('display.tile', { n: i + 1, tile: tileWords(tile) })}
              aria-keyshortcuts={String(i + 1)}
              onClick={isOff ? undefined : () => onTake(i)}
            >
              <svg viewBox="-3 -3 106 106" aria-hidden="true">
                <AreaTileArt tile={tile} seed={seeds[i]!} />
              </svg>
              {fitsNowhere ? <span class="nf">{t('display.noCell')}</span> : <kbd>{i + 1}</kbd>}
            </button>
          );
        })}
      </div>
    </section>
  );
}

interface HandProps {
  table: CaballeroTable;
  seat: number;
  /** The plan, first choice first; undefined when no card is to be laid in this round any more. */
  plan: readonly number[] | undefined;
  onToggle: (card: number) => void;
}

function ordinal(n: number): string {
  return t(`place.${Math.min(4, Math.max(1, n)) as 1 | 2 | 3 | 4}`);
}

/** Your power cards: while cards are laid, buttons for the plan with the places in the round that each can give. */
export function Hand({ table, seat, plan, onToggle }: HandProps) {
  const { hand } = table.courts[seat]!;
  const face = (card: number, taken?: number) => (
    <PowerCard seat={seat} card={card} supply={supplyOf(card)} takenBy={taken} {...(card === TWO_TILES_CARD ? { extra: t('hand.twoTiles') } : {})} />
  );
  return (
    <section class="panel tray hand" aria-label={t('hand.title')}>
      <div class="cap">
        <h2>{t('hand.title')}</h2>
        <span>{plan === undefined ? plural('hand.left', hand.length) : plural('hand.leftPlaces', hand.length)}</span>
      </div>
      <div class={`pcs k${hand.length > 7 ? 'many' : 'few'}`}>
        {hand.map((card) => {
          if (plan === undefined) {
            return <div key={card}>{face(card)}</div>;
          }
          const taken = takenBy(table, card);
          const { best, worst } = places(table, seat, card);
          const place = taken !== undefined ? t('hand.taken') : best === worst ? ordinal(best) : t('hand.places', { best: ordinal(best), worst: ordinal(worst) });
          const at = plan.indexOf(card);
          return (
            <HandCard key={card} place={place} plan={at < 0 ? undefined : at} isOff={taken !== undefined} onClick={() => onToggle(card)}>
              {face(card, taken)}
            </HandCard>
          );
        })}
      </div>
    </section>
  );
}
