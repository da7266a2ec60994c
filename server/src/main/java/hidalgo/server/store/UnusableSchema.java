package hidalgo.server.store;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;

/** Thrown when the tables of a database are not such that this version of the program could use them. */
public final class UnusableSchema extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Message reason;

    UnusableSchema(Message reason) {
        super(Messages.ENGLISH.text(reason), null, false, false);
        this.reason = reason;
    }

    /** What is wrong, and what to do. */
    public Message reason() {
        return reason;
    }
}
