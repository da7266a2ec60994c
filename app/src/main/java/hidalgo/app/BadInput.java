package hidalgo.app;

/** Thrown when what the user gave can't be used; the message is the one sentence to show. */
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadInput(String sentence) {
        super(sentence);
    }
}
