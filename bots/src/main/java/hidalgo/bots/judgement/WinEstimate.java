package hidalgo.bots.judgement;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;

/** Estimates each seat's chance to win from a position; only one thread may use it. */
public interface WinEstimate {
    /** Fills in each seat's chance to win, from 0 to 1. */
    void chances(Position position, double[] chances);

    /** Whether it can estimate which moves are good. */
    default boolean knowsMoves() {
        return false;
    }

    /** Fills in how likely each legal move of a seat is to be the best, as shares of 1; only if it {@link #knowsMoves}. */
    default void priors(Position position, int seat, MoveList moves, float[] priors) {
        throw new UnsupportedOperationException("This estimate does not rate moves");
    }

    /** The first word of the weights that set a search which ends with this estimate. */
    String settings();
}
