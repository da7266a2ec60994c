package hidalgo.tables.protocol;

/** The rights of a program with a token. Neither scope lets it change the person's profile, or make other tokens. */
public enum TokenScope {
    /** Reading everything that the person may see. */
    READ,
    /** To make tables and to play as well. */
    PLAY
}
