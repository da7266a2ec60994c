package hidalgo.tables.protocol;

/** What a program may do with a token. Neither lets it change who the person is, or make other tokens. */
public enum TokenScope {
    /** To look at what the person may see. */
    READ,
    /** To make tables and to play as well. */
    PLAY
}
