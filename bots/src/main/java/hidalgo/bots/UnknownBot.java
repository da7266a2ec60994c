package hidalgo.bots;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;

/** Thrown when there is no bot with a name; the message lists those that exist. */
public final class UnknownBot extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Message sentence;

    UnknownBot(Message sentence) {
        super(Messages.ENGLISH.text(sentence));
        this.sentence = sentence;
    }

    /** The sentence in a language. */
    public String text(Messages messages) {
        return messages.text(sentence);
    }
}
