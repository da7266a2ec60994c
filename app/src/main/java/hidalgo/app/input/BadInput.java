package hidalgo.app.input;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;

/** Thrown when the user's input can't be used; the message is the one sentence to show. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BadInput(String sentence) {
        super(sentence);
    }

    /** A sentence of the catalogue, with its slots given as name, value, name, value. */
    public static BadInput of(String key, Object... slots) {
        return new BadInput(Messages.ENGLISH.text(Message.of(key, slots)));
    }
}
