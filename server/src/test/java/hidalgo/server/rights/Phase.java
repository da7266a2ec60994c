package hidalgo.server.rights;

/** How far a table has come. */
enum Phase {
    WAITING,
    PLAYING,
    OVER,
    /** The stored moves no longer fit the rules. */
    STOPPED
}
