package hidalgo.rules.encoding;

import hidalgo.rules.Door;
import hidalgo.rules.Doors;

/** A game as programs that learn see it. */
public interface EncodedGame extends Door {
    /** All games that can be learnt. */
    Doors<EncodedGame> ALL = Doors.of(EncodedGame.class);

    /** The layout of observations and actions, which depends on the number of seats only. */
    Layout layout(int seats);

    /** A new encoder in that layout. */
    Encoder encoder(int seats);
}
