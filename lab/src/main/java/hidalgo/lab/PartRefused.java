package hidalgo.lab;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;

/** Parts that can't be joined, and why. */
public final class PartRefused extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Message reason;

    PartRefused(Message reason) {
        super(reason.key());
        this.reason = reason;
    }

    /** The reason in a language. */
    public String text(Messages messages) {
        return messages.text(reason);
    }
}
