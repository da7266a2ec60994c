package hidalgo.server.rights;

import static java.util.EnumSet.copyOf;
import static java.util.EnumSet.of;

import java.util.EnumSet;
import java.util.Set;

/** The role of the caller of a route. Moderators and administrators have no more rights at tables than other accounts. */
enum Role {
    /** Without a session. */
    STRANGER,
    /** With the cookie of a session that has ended. */
    ENDED_SESSION,
    /** With a token that was revoked. */
    REVOKED_TOKEN,
    /** A guest who has the link of the table. */
    GUEST,
    /** The same with an account. */
    ACCOUNT,
    /** A program that acts for a guest who has the link only. */
    ANOTHERS_TOKEN,
    /** Plays seat 0, which requests are about. */
    PLAYER,
    /** Plays seat 1. */
    OTHER_SEAT,
    /** Holds seat 2, where a bot plays once the game has started. */
    LEFT_SEAT,
    /** The host, who has no seat. */
    HOST,
    /** A program that may only read, for the player of seat 0. */
    READ_TOKEN,
    /** A program that may play, for the player of seat 0. */
    PLAY_TOKEN,
    /** A program that acts for the host. */
    HOST_TOKEN,
    /** Without a session, at a table with a password. */
    LOCKED_STRANGER,
    /** A guest at a table with a password, which they have not given. */
    LOCKED_GUEST,
    /** A guest at a table with a password, which they have given. */
    ADMITTED,
    /** A moderator, who has the link of the table only. */
    MODERATOR,
    /** An administrator, who has the link of the table only. */
    ADMIN;

    static final Set<Role> STAFF = of(MODERATOR, ADMIN);
    /** All but staff. */
    static final Set<Role> ALL = EnumSet.complementOf(EnumSet.copyOf(STAFF));
    /** With a moderator: an administrator is no other person at a table. */
    static final Set<Role> AT_TABLES = with(ALL, of(MODERATOR));

    static final Set<Role> UNKNOWN = of(STRANGER, ENDED_SESSION, REVOKED_TOKEN, LOCKED_STRANGER);
    static final Set<Role> TOKENS = of(ANOTHERS_TOKEN, READ_TOKEN, PLAY_TOKEN, HOST_TOKEN);
    static final Set<Role> LOCKED_OUT = of(LOCKED_STRANGER, LOCKED_GUEST);

    static final Set<Role> KNOWN = without(ALL, UNKNOWN);
    /** No token is for what these may do. */
    static final Set<Role> BROWSERS = without(ALL, TOKENS);

    static final Set<Role> KNOWN_BROWSERS = without(BROWSERS, UNKNOWN);
    static final Set<Role> ALL_BUT_READERS = without(ALL, of(READ_TOKEN));
    static final Set<Role> ACTING = without(KNOWN, of(READ_TOKEN));

    /** May see the table. */
    static final Set<Role> SEEING = without(ALL, LOCKED_OUT);

    static final Set<Role> SEEING_AND_ACTING = without(ACTING, LOCKED_OUT);
    /** Plays seat 0. */
    static final Set<Role> SEAT = of(PLAYER, PLAY_TOKEN);

    /** Plays any seat. */
    static final Set<Role> SEATS = of(PLAYER, PLAY_TOKEN, OTHER_SEAT);

    /** Holds any seat, also one at which a bot plays. */
    static final Set<Role> HOLDERS = of(PLAYER, PLAY_TOKEN, OTHER_SEAT, LEFT_SEAT);

    static final Set<Role> HOSTS = of(HOST, HOST_TOKEN);

    static final Set<Role> NONE = EnumSet.noneOf(Role.class);

    /** Whether the table where they call a route has a password. */
    boolean isAtLockedTable() {
        return this == ADMITTED || LOCKED_OUT.contains(this);
    }

    /** The role whose rights it has at tables. */
    Role atTables() {
        return STAFF.contains(this) ? ACCOUNT : this;
    }

    static Set<Role> without(Set<Role> all, Set<Role> some) {
        EnumSet<Role> rest = copyOf(all);
        rest.removeAll(some);
        return rest;
    }

    static Set<Role> with(Set<Role> some, Set<Role> others) {
        EnumSet<Role> both = copyOf(some);
        both.addAll(others);
        return both;
    }
}
