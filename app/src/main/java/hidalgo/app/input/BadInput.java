package hidalgo.app.input;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;

/** Thrown when the user's input can't be used, or what it names can't be reached; the message is the one sentence to show. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int exit;

    public BadInput(String sentence) {
        this(sentence, ExitCode.BAD_INPUT);
    }

    private BadInput(String sentence, int exit) {
        super(sentence);
        this.exit = exit;
    }

    /** The exit code of the command. */
    public int exit() {
        return exit;
    }

    /** Something that the input names can't be reached now; a sentence of the catalogue. */
    public static BadInput unavailable(String key, Object... slots) {
        return new BadInput(Messages.ENGLISH.text(Message.of(key, slots)), ExitCode.UNAVAILABLE);
    }

    /** A sentence of the catalogue, with its slots given as name, value, name, value. */
    public static BadInput of(String key, Object... slots) {
        return new BadInput(Messages.ENGLISH.text(Message.of(key, slots)));
    }
}
