package hidalgo.bots;

import hidalgo.bots.search.Advice;
import hidalgo.rules.Chance;
import hidalgo.rules.View;

/** A player that is a program. It is given what its seat may see, so it can't peek; one bot plays one seat of one game. */
public interface Bot {
    /** What a bot that is not obliged to move chooses in order not to interrupt. */
    int WAIT = Advice.WAIT;

    /**
     * Chooses one of the legal moves of the seat whose view this is, or {@link #WAIT} if the seat is not obliged to move;
     * all its randomness comes from {@code chance}.
     */
    int choose(View view, Chance chance);
}
