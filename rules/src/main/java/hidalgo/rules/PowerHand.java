package hidalgo.rules;

import java.util.ArrayList;
import java.util.List;

/** A hand of power cards, packed into a number: card {@code n} is bit {@code n}. */
public final class PowerHand {
    private PowerHand() {}

    /** A hand with the cards from 1 to a number. */
    public static int full(int cards) {
        return (1 << cards + 1) - 2;
    }

    /**
     * The cards that may be played: those whose number no player has played this round; the played cards are given as
     * four bits a seat.
     */
    public static int free(int hand, int laid) {
        int free = hand;
        for (int rest = laid; rest != 0; rest >>>= 4) {
            free &= ~(1 << (rest & 15));
        }
        return free;
    }

    /** The cards of a hand, the lowest first. */
    public static List<Integer> cards(int hand) {
        List<Integer> cards = new ArrayList<>();
        for (int rest = hand; rest != 0; rest &= rest - 1) {
            cards.add(Integer.numberOfTrailingZeros(rest));
        }
        return cards;
    }
}
