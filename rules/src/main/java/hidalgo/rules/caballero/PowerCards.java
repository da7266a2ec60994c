package hidalgo.rules.caballero;

import hidalgo.rules.MoveList;
import java.util.ArrayList;
import java.util.List;

/** The power cards (EC-1.4, EC-2.4). */
final class PowerCards {
    private static final byte[] CABALLEROS = Box.FACTS.numbers("power.caballeros");
    private static final int TWO_AREAS = Box.FACTS.number("power.twoAreas");

    /** How many cards each player has. */
    static final int COUNT = CABALLEROS.length;

    /** All cards as a set, card {@code n} as bit {@code n}. */
    static final int ALL = (1 << COUNT + 1) - 2;

    private PowerCards() {}

    /** The caballeros a card brings to the court (EC-1.4). */
    static int caballeros(int card) {
        return CABALLEROS[card - 1];
    }

    /** The area tiles whose player must lay (EC-3.0): one, or two with the 9. */
    static int areas(int card) {
        return card == TWO_AREAS ? 2 : 1;
    }

    /** A hand as a list of cards. */
    static List<Integer> inHand(int hand) {
        List<Integer> cards = new ArrayList<>();
        for (int rest = hand; rest != 0; rest &= rest - 1) {
            cards.add(Integer.numberOfTrailingZeros(rest));
        }
        return cards;
    }

    /** The cards that a seat may lay: those in hand whose number nobody has laid this round (EC-2.4). */
    static void list(CaballeroPosition position, int seat, MoveList moves) {
        int free = position.courts.hand(seat);
        for (int other = 0; other < position.seats(); other++) {
            free &= ~(1 << position.courts.laid(other));
        }
        for (; free != 0; free &= free - 1) {
            moves.add(MoveCode.of(MoveCode.POWER, Integer.numberOfTrailingZeros(free)));
        }
    }
}
