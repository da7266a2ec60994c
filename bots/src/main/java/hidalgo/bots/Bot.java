package hidalgo.bots;

import hidalgo.bots.search.Advice;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.List;

/** A computer player. It gets only what its seat may see; one bot plays one seat of one game. */
public interface Bot {
    /** What a bot that is not obliged to move chooses if it does not want to interrupt. */
    int WAIT = Advice.WAIT;

    /**
     * Chooses one of the legal moves of the seat whose view this is, or {@link #WAIT} if the seat is not obliged to
     * move. All its random numbers come from {@code chance}.
     */
    int choose(View view, RandomSource random);

    /** Each seat's chance to win as the bot saw it when it last chose; nothing if it chose without searching. */
    default List<Double> chances() {
        return List.of();
    }

    /** The moves that it considered when it last chose, and how often it tried each for its own sake; nothing without a search. */
    default List<Advice.Candidate> considered() {
        return List.of();
    }

    /**
     * The estimated size of what it remembers for its next choices, in bytes; 0 if there is nothing that a new bot would have to
     * find out again.
     */
    default long bytes() {
        return 0;
    }

    /** Drops most of what it remembers. It plays on, perhaps a little worse until its next turn. */
    default void forget() {}
}
