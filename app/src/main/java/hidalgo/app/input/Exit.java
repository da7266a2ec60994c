package hidalgo.app.input;

/** The exit codes of the command line. */
public final class Exit {
    /** All went well. */
    public static final int OK = 0;

    /** A check failed. */
    public static final int CHECK_FAILED = 1;

    /** What the user gave can't be used. */
    public static final int BAD_INPUT = 2;

    /** EX_SOFTWARE of sysexits.h, far from the codes that mean something to a script. */
    public static final int INTERNAL_ERROR = 70;

    private Exit() {}
}
