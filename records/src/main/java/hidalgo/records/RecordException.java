package hidalgo.records;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Refusal;

/** Thrown when a file is not a record of a game; the message gives the reason in one sentence. */
public final class RecordException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Message sentence;

    /** An exception with its reason. */
    public RecordException(Message sentence) {
        super(Sentence.of(sentence, Messages.ENGLISH));
        this.sentence = sentence;
    }

    /** An exception for options or a setup that the rules refuse. */
    RecordException(Refusal refusal) {
        this(Sentence.of(refusal));
    }

    /** The reason. */
    public Message sentence() {
        return sentence;
    }

    /** The sentence in a language, on one line. */
    public String text(Messages messages) {
        return Sentence.of(sentence, messages);
    }
}
