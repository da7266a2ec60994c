import type { ComponentChildren } from 'preact';
import { plural, t } from '../../text';
import { placeWord } from '../../text/ordinal';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel } from '../../ui/parts/Panel';
import { type BiddingTable, places, type SupplyOf, takenBy } from './bidding';
import { Caption } from './Caption';
import styles from './Hand.module.css';
import { type CardExtra, PowerCard } from './PowerCard';

interface HandProps {
  table: BiddingTable;
  seat: number;
  /** The caballeros from a card, in a game with caballeros. */
  supplyOf?: SupplyOf;
  /** The card's other benefits, such as two tiles. */
  extraOf?: (card: number) => CardExtra | undefined;
  /** The plan, first choice first; undefined if the seat plays no more cards in this round. */
  plan: readonly number[] | undefined;
  /** Whether the planned card is about to be played automatically. */
  isPlanComing?: boolean | undefined;
  onToggle: (card: number) => void;
  /** Shows why a card can't be played. */
  onWhyNot: (card: number) => void;
  /** Whether to use the smallest cards, to save space. */
  isDense?: boolean;
}

/** The number of cards in a row where space is short. */
const ROW = 7;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus from card to card with the arrow keys. */
function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const at = cards.indexOf(document.activeElement as HTMLButtonElement);
  cards[(at + step + cards.length) % cards.length]?.focus();
}

/** Your power cards: during bidding, buttons for the plan with the places in the turn order that each can give. */
export function Hand({
  table,
  seat,
  supplyOf,
  extraOf,
  plan,
  onToggle,
  onWhyNot,
  isPlanComing = false,
  isDense = false,
}: HandProps) {
  const { hand } = table.courts[seat]!;
  const isMany = hand.length > ROW;
  const isFlat = plan === undefined && isMany;
  const dense = isFlat ? 'flat' : 'small';
  const size = isDense ? dense : undefined;
  const face = (card: number, taken?: number) => (
    <PowerCard seat={seat} card={card} supply={supplyOf?.(card)} takenBy={taken} size={size} extra={extraOf?.(card)} />
  );
  return (
    <Panel class={styles.hand} data-part="hand" aria-label={t('hand.title')}>
      <Caption
        onPhones="shown"
        title={t('hand.title')}
        note={plan === undefined ? plural('hand.left', hand.length) : plural('hand.leftPlaces', hand.length)}
      />
      <div
        class={classes(
          styles.cards,
          plan !== undefined && styles.playing,
          isMany && styles.many,
          isDense && isFlat && styles.flat,
        )}
        onKeyDown={plan === undefined ? undefined : walk}
      >
        {hand.map((card) => {
          if (plan === undefined) {
            // There is no choice, but a press explains why.
            return (
              <div key={card} role="presentation" onClick={() => onWhyNot(card)}>
                {face(card)}
              </div>
            );
          }
          const taken = takenBy(table, card);
          const { best, worst } = places(table, seat, card);
          const range = best === worst ? placeWord(best) : t('hand.places', { best, worst });
          const at = plan.indexOf(card);
          return (
            <HandCard
              key={card}
              place={taken === undefined ? range : undefined}
              plan={at < 0 ? undefined : at}
              isLater={table.mover !== seat || isPlanComing}
              onClick={() => onToggle(card)}
              onWhyNot={() => onWhyNot(card)}
            >
              {face(card, taken)}
            </HandCard>
          );
        })}
      </div>
    </Panel>
  );
}

interface CardProps {
  /** The places in the turn order that the card can give; undefined if another seat has played it. */
  place: string | undefined;
  /** The position of the card in the plan, from 0. */
  plan: number | undefined;
  /** Whether the plan is for later, not for the current move. */
  isLater: boolean;
  onClick: () => void;
  /** Shows why it can't be played. */
  onWhyNot: () => void;
  children: ComponentChildren;
}

/** A card as a button of the hand. */
function HandCard({ place, plan, isLater, onClick, onWhyNot, children }: CardProps) {
  const isOff = place === undefined;
  const isFirst = plan === 0;
  return (
    <button
      type="button"
      class={classes(styles.card, isOff && styles.off, plan !== undefined && (isFirst ? styles.first : styles.second))}
      aria-disabled={isOff}
      aria-pressed={plan !== undefined}
      aria-keyshortcuts={isFirst && !isLater ? 'Enter' : undefined}
      onClick={isOff ? onWhyNot : onClick}
    >
      <span class={styles.face}>{children}</span>
      {isOff ? <Hidden>{t('hand.taken')}</Hidden> : <small>{place}</small>}
      {plan !== undefined && isLater && <em>{t(isFirst ? 'hand.plan' : 'hand.else')}</em>}
    </button>
  );
}
