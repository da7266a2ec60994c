package hidalgo.tables.table;

/** The phase of a table. */
public enum Phase {
    /** Seats are being taken. */
    WAITING,
    /** The game is being played. */
    PLAYING,
    /** The game has ended, by the rules or because the people agreed. */
    OVER,
    /** The stored moves no longer fit the rules; nothing is lost, but the game can't continue. */
    STOPPED
}
