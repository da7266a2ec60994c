package hidalgo.tables;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Refusal;

/** Thrown when a request is refused; contains the reason for the person who sent it. */
public final class RequestRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The kind of reason, as an HTTP status. */
    public enum Kind {
        /** The request is invalid. */
        BAD(400),
        /** The server does not know who asks. */
        UNKNOWN_PERSON(401),
        /** The person may not do this. */
        FORBIDDEN(403),
        /** The requested thing does not exist. */
        GONE(404),
        /** The request is based on something out of date. */
        STALE(409),
        /** The request is too large. */
        TOO_LARGE(413),
        /** The request is for another server. */
        MISDIRECTED(421),
        /** The rules forbid it. */
        REFUSED(422),
        /** There were too many requests. */
        TOO_OFTEN(429),
        /**
         * The server is too busy for this. The status is not 503, because browsers and proxies would conclude that the
         * server is down.
         */
        BUSY(429);

        private final int status;

        Kind(int status) {
            this.status = status;
        }

        /** The HTTP status. */
        public int status() {
            return status;
        }
    }

    private final Kind kind;
    private final String rule;
    private final transient Message message;

    private RequestRefused(Kind kind, String rule, Message message) {
        super(Messages.ENGLISH.text(message), null, false, false);
        this.kind = kind;
        this.rule = rule;
        this.message = message;
    }

    /** A reason of the catalogue, its slots given as name, value, name, value. */
    public static RequestRefused of(Kind kind, String key, Object... slots) {
        return new RequestRefused(kind, "", Message.of(key, slots));
    }

    /** A refusal of the rules. */
    public static RequestRefused of(Refusal refusal) {
        return new RequestRefused(Kind.REFUSED, refusal.rule(), refusal.message());
    }

    /** The kind of reason. */
    public Kind kind() {
        return kind;
    }

    /** Whether the answer of a table shows it as it is, so that the client can continue from there. */
    public boolean showsTable() {
        return kind == Kind.STALE || kind == Kind.REFUSED;
    }

    /** The number of the rule, or empty. */
    public String rule() {
        return rule;
    }

    /** The reason. */
    public Message reason() {
        return message;
    }
}
