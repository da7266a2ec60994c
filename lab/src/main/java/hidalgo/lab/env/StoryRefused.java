package hidalgo.lab.env;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;

/** Thrown when a text does not describe a game of this kind. */
public final class StoryRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Message reason;

    StoryRefused(Message reason) {
        super(reason.key());
        this.reason = reason;
    }

    /** The reason in a language. */
    public String text(Messages messages) {
        return messages.text(reason);
    }
}
