package hidalgo.rules.grande;

import hidalgo.rules.MoveList;
import hidalgo.rules.PowerHand;

/** The power cards (EG-1.3, EG-2.4). */
final class PowerCards {
    private static final byte[] CABALLEROS = Box.FACTS.numbers("power.caballeros");

    /** How many cards each player has. */
    static final int COUNT = CABALLEROS.length;

    /** The largest number of caballeros that a card brings. */
    static final int MOST_CABALLEROS = CABALLEROS[0];

    private PowerCards() {}

    /** The caballeros a card brings from the province to the court (EG-1.3). */
    static int caballeros(int card) {
        return CABALLEROS[card - 1];
    }

    /** The cards that a seat may play: those in hand whose number no player has played this round (EG-2.4). */
    static void list(GrandePosition position, int seat, MoveList moves) {
        int free = PowerHand.free(position.courts.hand(seat), position.courts.laidCards());
        for (; free != 0; free &= free - 1) {
            moves.add(MoveCode.of(MoveCode.POWER, Integer.numberOfTrailingZeros(free)));
        }
    }
}
