import { t } from '../../text';
import { showWhyNot } from '../help/WhyNot';
import { type BiddingTable, planned } from './bidding';
import { EndButtons } from './TurnEnd';

interface Props {
  table: BiddingTable;
  plan: readonly number[];
  /** Whether the planned card is about to be played automatically. */
  isPlanComing?: boolean | undefined;
  canLay: boolean;
  /** Whether the person has to play a card now. */
  isAsked: boolean;
  onClear: () => void;
  onLay: (card: number) => void;
  /** Shows why a card can't be played now. */
  onWhyNot: (card: number) => void;
}

/** Plays the planned card or clears the plan. In tab order it follows the hand. */
export function LayCard({ table, plan, canLay, isAsked, isPlanComing = false, onClear, onLay, onWhyNot }: Props) {
  const first = planned(table, plan);
  return (
    <EndButtons
      back={{
        icon: 'x',
        label: t('bids.clear'),
        onClick: plan.length === 0 ? undefined : onClear,
        onWhyNot: () => showWhyNot(t('actions.undoNone')),
      }}
      on={{
        keys: 'Enter',
        onClick: canLay && first !== undefined ? () => onLay(first) : undefined,
        onWhyNot: () => {
          if (first === undefined) {
            showWhyNot(t(isAsked ? 'bids.chooseFirst' : 'prompt.planOne'));
          } else if (isPlanComing) {
            showWhyNot(t('prompt.planComing', { card: first }));
          } else {
            onWhyNot(first);
          }
        },
      }}
    >
      {first === undefined ? t('bids.layNone') : t('bids.lay', { card: first })}
    </EndButtons>
  );
}
