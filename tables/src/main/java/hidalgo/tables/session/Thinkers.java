package hidalgo.tables.session;

/** Where bots think: on threads, on other nodes, or between two messages of a page. */
public interface Thinkers {
    /** Runs a task after a number of milliseconds. */
    void after(long millis, Runnable work);

    /** Lets a bot think for its turn. */
    void think(BotTurn turn);

    /** Drops what the bots of a table remember. */
    void forget(String table);

    /** A bot at a table could not move. Returns whether it is to be asked again. */
    boolean failed(String table, Throwable failure);
}
