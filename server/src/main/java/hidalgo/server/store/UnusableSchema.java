package hidalgo.server.store;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;

/** Thrown when this version of the program can't use the tables of a database. */
public final class UnusableSchema extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Message reason;

    UnusableSchema(Message reason) {
        super(Messages.ENGLISH.text(reason), null, false, false);
        this.reason = reason;
    }

    /** The problem, and how to fix it. */
    public Message reason() {
        return reason;
    }
}
