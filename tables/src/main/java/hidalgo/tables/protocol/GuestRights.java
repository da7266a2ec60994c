package hidalgo.tables.protocol;

/** The rights of people without an account. */
public enum GuestRights {
    /** To play. */
    PLAY,
    /** To watch. */
    WATCH,
    /** Nothing but to sign in. */
    NONE
}
