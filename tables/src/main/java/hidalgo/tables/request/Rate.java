package hidalgo.tables.request;

import org.jspecify.annotations.Nullable;

/** The rate of requests of a kind: a number at once, then a number per second. */
public enum Rate {
    /** Reading. */
    READ(300, 60, Counts.CALLER),
    /** Actions at a table on the whole, because most of them are stored for good. */
    ACT_FOR_LONG(30_000, 1, Counts.CALLER),
    /** Actions at a table. */
    ACT(120, 30, Counts.CALLER, ACT_FOR_LONG),
    /** Talking on the whole: a table in use keeps what was said in memory. */
    SAY_FOR_LONG(1000, 1 / 30.0, Counts.CALLER),
    /** Talking. */
    SAY(20, 0.5, Counts.CALLER, SAY_FOR_LONG),
    /** Reports, each of which a moderator reads. */
    REPORT(10, 1 / 600.0, Counts.CALLER),
    /** Messages of people who came less than a day ago. */
    SAY_OF_NEW(60, 1 / 60.0, Counts.CALLER),
    /** Invitations by people who came less than a day ago. */
    INVITE_OF_NEW(10, 1 / 3600.0, Counts.CALLER),
    /** New names, each of which reaches all tables of a person. */
    NAME(10, 1 / 60.0, Counts.CALLER),
    /** Taking seats and settling things before the start. */
    SETTLE(60, 0.5, Counts.CALLER),
    /** Pages and what programs that watch the server ask for. */
    PAGE(1000, 300, Counts.NETWORK),
    /** New tables and the like on the whole. */
    MAKE_FOR_LONG(500, 1 / 120.0, Counts.CALLER),
    /** Records that are sent, on the whole: each is stored for good, and may be large. */
    UPLOAD_FOR_LONG(200, 1 / 300.0, Counts.CALLER),
    /** Records that are sent. */
    UPLOAD(30, 0.5, Counts.CALLER, UPLOAD_FOR_LONG),
    /** Changes of accounts, each of which computes hashes. */
    ACCOUNT(20, 1 / 60.0, Counts.CALLER),
    /** All that is stored of a person, which may be much. */
    DOWNLOAD(3, 1 / 600.0, Counts.CALLER),
    /** Making tables, sending records, asking for hints. */
    MAKE(30, 0.5, Counts.CALLER, MAKE_FOR_LONG),
    /** Sign-ins on the whole: one network can have many accounts, and each of them its own sign-ins. */
    LOGIN_FOR_LONG(600, 0.1, Counts.DEVICE),
    /** Sign-ins, also with the right password, because each one computes a hash. */
    LOGIN(60, 1, Counts.DEVICE, LOGIN_FOR_LONG),
    /** New accounts, which are kept for good and may have more than guests: enough for a club on its first evening. */
    SIGN_UP(40, 1 / 600.0, Counts.NETWORK),
    /** Wrong passwords of any account. */
    GUESS(10, 0.1, Counts.NETWORK, true),
    /** Wrong passwords of any account from one IPv6 /48. */
    GUESS_FROM_WIDER(40, 0.4, Counts.NETWORK, true),
    /** Wrong passwords of one account from one network. */
    GUESS_AT_ACCOUNT(20, 0.02, Counts.NETWORK, true),
    /** Wrong passwords of one account from all networks; too many refuse no sign-in. */
    GUESS_FROM_ALL(60, 0.1, Counts.NETWORK, true),
    /** Wrong passwords of one account from one device that signed in to it before. */
    GUESS_FROM_DEVICE(20, 0.02, Counts.DEVICE, true),
    /** Passwords of tables, set or tried: apart from {@link #GUESS}, so that they never keep a person from signing in. */
    TABLE_PASSWORD(10, 0.1, Counts.NETWORK, true),
    /** Attempts at the password of one table, from all networks; one network alone can't use them up. */
    GUESS_AT_TABLE(60, 0.2, Counts.NETWORK, true),
    /** New webhooks, each of which makes the server call an address. */
    WEBHOOK(5, 1 / 300.0, Counts.NETWORK),
    /** Tests of webhooks and browsers, each of which makes the server call an address. */
    TEST(6, 1 / 60.0, Counts.CALLER),
    /** New guests. */
    ENTER(60, 1, Counts.DEVICE);

    /** The people whose requests are counted together. */
    public enum Counts {
        /** Requests of one person, or of one network if the server does not know the person. */
        CALLER,
        /** All requests of one network. */
        NETWORK,
        /** Requests of devices that signed in to one account before, or of one network. */
        DEVICE
    }

    private final double atOnce;
    private final double perSecond;
    private final Counts counts;
    private final boolean shared;
    private final @Nullable Rate forLong;

    Rate(double atOnce, double perSecond, Counts counts) {
        this(atOnce, perSecond, counts, false, null);
    }

    Rate(double atOnce, double perSecond, Counts counts, boolean shared) {
        this(atOnce, perSecond, counts, shared, null);
    }

    Rate(double atOnce, double perSecond, Counts counts, Rate forLong) {
        this(atOnce, perSecond, counts, false, forLong);
    }

    Rate(double atOnce, double perSecond, Counts counts, boolean shared, @Nullable Rate forLong) {
        this.atOnce = atOnce;
        this.perSecond = perSecond;
        this.counts = counts;
        this.shared = shared;
        this.forLong = forLong;
    }

    /** How many may come at once. */
    public double atOnce() {
        return atOnce;
    }

    /** How many more may come each second. */
    public double perSecond() {
        return perSecond;
    }

    /** Whose requests are counted together. */
    public Counts counts() {
        return counts;
    }

    /**
     * A second rate that counts each request, so that the maximum per second can't be used all day; null if there is
     * none.
     */
    public @Nullable Rate forLong() {
        return forLong;
    }

    /** Whether all nodes count together, because more nodes must not mean more attempts at a password. */
    public boolean isShared() {
        return shared;
    }
}
