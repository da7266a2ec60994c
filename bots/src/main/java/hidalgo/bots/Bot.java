package hidalgo.bots;

import hidalgo.bots.search.Advice;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.List;

/** A computer player. It gets only the view of its seat; one bot plays one seat of one game. */
public interface Bot {
    /** The choice of a bot that is not obliged to move and does not want to interrupt. */
    int WAIT = Advice.WAIT;

    /**
     * Chooses one of the legal moves of the seat whose view this is, or {@link #WAIT} if the seat is not obliged to
     * move. All its random numbers come from {@code random}.
     */
    int choose(View view, RandomSource random);

    /** Each seat's win estimate when the bot last chose; empty if it chose without searching. */
    default List<Double> chances() {
        return List.of();
    }

    /**
     * The moves that it considered when it last chose, and how often it tried each of them, apart from tries for
     * training; empty without a search.
     */
    default List<Advice.Candidate> considered() {
        return List.of();
    }

    /**
     * The estimated size of the results that it keeps for its next choices, in bytes; 0 if a new bot would be as quick.
     */
    default long bytes() {
        return 0;
    }

    /** Notes a move that it has made in this turn, as if it had chosen it just now from a view. */
    default void made(View view, int move) {}

    /** Drops most of what it remembers. It plays on, perhaps a little worse until its next turn. */
    default void forget() {}
}
