package hidalgo.rules.grande;

import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The piles of action cards, numbered from 1, and which cards are face up (EG-1.5, EG-2.3). */
final class Piles {
    /** How many piles are shuffled. */
    static final int SHUFFLED = 4;

    /** The number of piles: the King card is a separate pile. */
    static final int COUNT = 5;

    private static final List<List<String>> IN_BOX = readBox();

    /** The cards of the shuffled piles in the order in which they are drawn, shared by all copies and never changed. */
    private byte[][] order;

    private int drawn;
    private int faceUp;

    Piles(byte[][] order) {
        this.order = order;
    }

    /** The cards of the shuffled piles in the order in which they are drawn; not to be changed. */
    byte[][] order() {
        return order;
    }

    /** The cards of a pile, as the box has them. */
    static List<String> inBox(int pile) {
        return IN_BOX.get(pile - 1);
    }

    private static List<List<String>> readBox() {
        List<List<String>> piles = new ArrayList<>();
        for (int pile = 1; pile <= COUNT; pile++) {
            piles.add(Box.FACTS.words("pile." + pile));
        }
        return piles;
    }

    /** The card that a pile shows in this round, even if it has been chosen. */
    Card card(int pile) {
        return pile > SHUFFLED ? Card.KING : Card.at(order[pile - 1][drawn - 1]);
    }

    /** The piles with a face-up card, pile {@code p} as bit {@code p}. */
    int faceUp() {
        return faceUp;
    }

    /** How many cards of each shuffled pile have been turned up. */
    int drawn() {
        return drawn;
    }

    /** The cards of a pile that have not been turned up, the next first. */
    byte[] undrawn(int pile) {
        return Arrays.copyOfRange(order[pile - 1], drawn, order[pile - 1].length);
    }

    /** Turns up the top card of each pile. */
    void turnUp() {
        drawn++;
        faceUp = (1 << COUNT + 1) - 2;
    }

    void choose(int pile) {
        faceUp &= ~(1 << pile);
    }

    /** Discards all face-up cards. */
    void discard() {
        faceUp = 0;
    }

    /** Puts the cards that have not been turned up in an order that does not depend on the true one. */
    void forgetOrder() {
        ownOrder();
        for (byte[] pile : order) {
            Arrays.sort(pile, drawn, pile.length);
        }
    }

    /** Shuffles the cards that have not been turned up. */
    void shuffle(RandomSource random) {
        ownOrder();
        for (byte[] pile : order) {
            random.shuffle(pile, drawn, pile.length);
        }
    }

    void set(Piles other) {
        order = other.order;
        drawn = other.drawn;
        faceUp = other.faceUp;
    }

    private void ownOrder() {
        byte[][] own = new byte[SHUFFLED][];
        for (int i = 0; i < SHUFFLED; i++) {
            own[i] = order[i].clone();
        }
        order = own;
    }
}
