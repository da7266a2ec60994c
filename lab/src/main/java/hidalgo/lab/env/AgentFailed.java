package hidalgo.lab.env;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;

/** Thrown when another program can't go on playing. */
public final class AgentFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Message reason;

    AgentFailed(Message reason) {
        super(Messages.ENGLISH.text(reason));
        this.reason = reason;
    }

    /** The reason in a language. */
    public String text(Messages messages) {
        return messages.text(reason);
    }
}
