package hidalgo.records;

import hidalgo.rules.Message;
import java.util.List;

/**
 * A consequence of a move, as a fact of the moment when it was played.
 *
 * @param text the consequence in words
 * @param hurts the seats that it is bad for
 * @param helps the seats that it is good for
 */
public record Effect(Message text, List<Integer> hurts, List<Integer> helps) {
    /** An immutable effect. */
    public Effect {
        hurts = List.copyOf(hurts);
        helps = List.copyOf(helps);
    }

    /** An effect that is neither good nor bad for any seat. */
    public static Effect plain(Message text) {
        return new Effect(text, List.of(), List.of());
    }
}
