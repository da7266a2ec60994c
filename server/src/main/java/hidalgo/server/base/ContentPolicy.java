package hidalgo.server.base;

/** The content security policy of the pages: they load everything from their own origin. */
public final class ContentPolicy {
    /** The policy of a page without a server. A {@code meta} element can't forbid frames. */
    public static final String IN_PAGE =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
                    + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self';"
                    + " form-action 'self'";

    /** The policy as a header. */
    public static final String IN_HEADER = IN_PAGE + "; frame-ancestors 'none'";

    private ContentPolicy() {}
}
