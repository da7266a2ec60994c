package hidalgo.rules;

import java.util.Map;

/** The options chosen for one game. */
public interface GameOptions {
    /** The number of seats. */
    int players();

    /** The number of the last round. */
    int lastRound();

    /** Every option's name and value as text, in the order of {@link Game#options}. */
    Map<String, String> values();
}
