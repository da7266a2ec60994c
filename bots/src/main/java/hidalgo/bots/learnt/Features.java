package hidalgo.bots.learnt;

import hidalgo.rules.Position;

/**
 * The input features of one game's nets, as small numbers: some for each seat, and some for all. It keeps numbers while
 * it works, so only one thread may use it.
 */
public interface Features {
    /** How many numbers describe a seat. */
    int ofSeat();

    /** The number of features that are the same for all seats. */
    int ofAll();

    /**
     * Fills in the numbers of seat 0, of seat 1 and so on, and then those for all. It reads only public information, or
     * its substitute in a position drawn from a view.
     */
    void fill(Position position, FeatureRow row);

    /** How many numbers describe a move; 0 if nets can't put the moves of this game in order. */
    default int ofMove() {
        return 0;
    }

    /** Fills in the numbers of a seat's legal move in the position that was looked at last. */
    default void fill(Position position, int seat, int move, FeatureRow row) {
        throw new UnsupportedOperationException("Moves of this game have no features");
    }
}
