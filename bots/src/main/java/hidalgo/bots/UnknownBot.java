package hidalgo.bots;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;

/** Thrown when there is no bot of a name; says which there are. */
public final class UnknownBot extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnknownBot(Message sentence) {
        super(Messages.ENGLISH.text(sentence));
    }
}
