package hidalgo.bots;

import hidalgo.rules.Chance;
import hidalgo.rules.View;

/** A player that is a program. It is given what its seat may see, so it can't peek; one bot plays one seat of one game. */
public interface Bot {
    /** Chooses one of the legal moves of the seat whose view this is; all its randomness comes from {@code chance}. */
    int choose(View view, Chance chance);
}
