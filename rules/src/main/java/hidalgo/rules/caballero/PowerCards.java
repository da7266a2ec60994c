package hidalgo.rules.caballero;

import hidalgo.rules.MoveList;
import hidalgo.rules.PowerHand;

/** The power cards (EC-1.4, EC-2.4). */
final class PowerCards {
    private static final byte[] CABALLEROS = Box.FACTS.numbers("power.caballeros");
    private static final int TWO_AREAS = Box.FACTS.number("power.twoAreas");

    /** How many cards each player has. */
    static final int COUNT = CABALLEROS.length;

    private PowerCards() {}

    /** The caballeros a card brings to the court (EC-1.4). */
    static int caballeros(int card) {
        return CABALLEROS[card - 1];
    }

    /** How many area tiles the player of a card must place (EC-3.0): one, or two with the 9. */
    static int areas(int card) {
        return card == TWO_AREAS ? 2 : 1;
    }

    /** The cards that a seat may play: those in hand whose number no player has played this round (EC-2.4). */
    static void list(CaballeroPosition position, int seat, MoveList moves) {
        int free = PowerHand.free(position.courts.hand(seat), position.courts.laidCards());
        for (; free != 0; free &= free - 1) {
            moves.add(MoveCode.of(MoveCode.POWER, Integer.numberOfTrailingZeros(free)));
        }
    }
}
