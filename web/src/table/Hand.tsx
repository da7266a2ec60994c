import { plural, t } from '../text';
import { placeWord } from '../text/ordinal';
import { Panel } from '../ui/Panel';
import { type BiddingTable, places, type SupplyOf, takenBy } from './bidding';
import { HandCard, PowerCard } from './PowerCard';

interface HandProps {
  table: BiddingTable;
  seat: number;
  supplyOf: SupplyOf;
  /** What else is said on a card, such as “2 tiles”. */
  extraOf?: (card: number) => string | undefined;
  /** The plan, first choice first; undefined when no card is to be laid in this round any more. */
  plan: readonly number[] | undefined;
  onToggle: (card: number) => void;
}

/** Your power cards: while cards are laid, buttons for the plan with the places in the round that each can give. */
export function Hand({ table, seat, supplyOf, extraOf, plan, onToggle }: HandProps) {
  const { hand } = table.courts[seat]!;
  const face = (card: number, taken?: number) => (
    <PowerCard seat={seat} card={card} supply={supplyOf(card)} takenBy={taken} extra={extraOf?.(card)} />
  );
  return (
    <Panel class="tray hand" data-part="hand" aria-label={t('hand.title')}>
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
          const place =
            taken !== undefined
              ? t('hand.taken')
              : best === worst
                ? placeWord(best)
                : t('hand.places', { best: placeWord(best), worst: placeWord(worst) });
          const at = plan.indexOf(card);
          return (
            <HandCard
              key={card}
              place={place}
              plan={at < 0 ? undefined : at}
              isOff={taken !== undefined}
              onClick={() => onToggle(card)}
            >
              {face(card, taken)}
            </HandCard>
          );
        })}
      </div>
    </Panel>
  );
}
