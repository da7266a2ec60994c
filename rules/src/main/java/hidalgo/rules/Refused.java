package hidalgo.rules;

/** Thrown when options, tiles or a setup can't be used; contains the reason. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    /** An exception for a refusal. */
    public Refused(Refusal refusal) {
        super(refusal.text(Messages.ENGLISH));
        this.refusal = refusal;
    }

    /** The reason. */
    public Refusal refusal() {
        return refusal;
    }
}
