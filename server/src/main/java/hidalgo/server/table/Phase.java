package hidalgo.server.table;

/** How far a table has come. */
public enum Phase {
    /** Seats are being taken. */
    WAITING,
    /** The game is being played. */
    PLAYING,
    /** The game has ended, by the rules or because the people agreed. */
    OVER,
    /** The stored moves no longer fit the rules; nothing is lost, and nothing goes on. */
    STOPPED
}
