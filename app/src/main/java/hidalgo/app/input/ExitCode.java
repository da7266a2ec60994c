package hidalgo.app.input;

/** The exit codes of the command line. */
public final class ExitCode {
    /** Success. */
    public static final int OK = 0;

    /** A check failed. */
    public static final int CHECK_FAILED = 1;

    /** The user's input can't be used. */
    public static final int BAD_INPUT = 2;

    /** EX_UNAVAILABLE of sysexits.h: the database can't be reached, and may be later. */
    public static final int UNAVAILABLE = 69;

    /** EX_SOFTWARE of sysexits.h, far from the codes that scripts check. */
    public static final int INTERNAL_ERROR = 70;

    private ExitCode() {}
}
