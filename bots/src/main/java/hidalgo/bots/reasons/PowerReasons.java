package hidalgo.bots.reasons;

import java.util.List;

/** The reasons for playing a power card: the place in the order of turns, and what stays in hand. */
public final class PowerReasons {
    private static final int LOW = 3;

    /**
     * A seat's power cards.
     *
     * @param hand the cards in hand, the lowest first
     * @param laid the card played, or 0
     */
    public record Cards(List<Integer> hand, int laid) {
        /** Immutable cards. */
        public Cards {
            hand = List.copyOf(hand);
        }

        /** The cards that the seat has played or may still play, given those that have been played (EC-2.4, EG-2.4). */
        List<Integer> possible(List<Integer> gone) {
            return laid != 0
                    ? List.of(laid)
                    : hand.stream().filter(card -> !gone.contains(card)).toList();
        }
    }

    private PowerReasons() {}

    /**
     * Finds reasons for a card just played.
     *
     * @param seats the cards of all seats after it
     * @param brings the caballeros that it will bring to the court
     * @param scored whether a scoring follows this round
     * @param lateIsGood whether acting late is good in this game, so that low cards are worth keeping until a scoring
     */
    public static void find(
            List<Cards> seats, int seat, int brings, boolean scored, boolean lateIsGood, Reasons reasons) {
        Cards mine = seats.get(seat);
        boolean first = true;
        boolean last = true;
        List<Integer> gone = seats.stream().map(Cards::laid).toList();
        for (int other = 0; other < seats.size(); other++) {
            for (int card :
                    other == seat ? List.<Integer>of() : seats.get(other).possible(gone)) {
                first &= card < mine.laid();
                last &= card > mine.laid();
            }
        }
        if (last) {
            reasons.add(scored ? 4 : 1, scored ? "why.actsLastBeforeScoring" : "why.actsLast", "card", mine.laid());
        }
        if (first) {
            reasons.add(lateIsGood ? 1 : 3, "why.actsFirst", "card", mine.laid());
        }
        if (brings > 0) {
            reasons.count(brings / 2.0, "why.brings", brings, "card", mine.laid());
        }
        if (lateIsGood && !scored && !mine.hand().isEmpty()) {
            int kept = mine.hand().getFirst();
            if (kept <= LOW && kept < mine.laid()) {
                reasons.add(2, "why.keepsCard", "card", kept);
            }
        }
    }
}
