import type { ComponentChildren } from 'preact';
import { Badge, Icon } from '../draw/Icon';
import { colourOf } from '../draw/players';
import { t } from '../text';

interface Props {
  seat: number;
  card: number;
  supply: number;
  /** A second line on the card, such as "2 tiles". */
  extra?: string | undefined;
  /** Another seat has laid this number in this round. */
  takenBy?: number | undefined;
}

/** The face of a power card. */
export function PowerCard({ seat, card, supply, extra, takenBy }: Props) {
  const words = t('player.card', { card, supply });
  return (
    <span
      role="img"
      aria-label={extra === undefined ? words : `${words}, ${extra}`}
      data-player={colourOf(seat)}
      class={`pc ${extra ? 'nine' : ''} ${takenBy === undefined ? '' : 'no'}`}
    >
      <b class="serif">{card}</b>
      <span>
        <Icon name="cab" />
        {supply}
      </span>
      {extra && <i>{extra}</i>}
      {takenBy !== undefined && <Badge seat={takenBy} />}
    </span>
  );
}

/** A card as a button of the hand. */
export function HandCard({
  place,
  plan,
  isOff,
  onClick,
  children,
}: {
  place: string;
  /** Where the card stands in the plan, from 0. */
  plan: number | undefined;
  isOff: boolean;
  onClick: () => void;
  children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={`hc ${isOff ? 'no' : ''} ${plan === undefined ? '' : `sel s${Math.min(plan, 1)}`}`}
      aria-disabled={isOff}
      aria-pressed={plan !== undefined}
      onClick={isOff ? undefined : onClick}
    >
      {children}
      <small>{place}</small>
      {plan !== undefined && <em>{t(plan === 0 ? 'hand.plan' : 'hand.else')}</em>}
    </button>
  );
}
