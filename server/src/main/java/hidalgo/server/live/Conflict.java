package hidalgo.server.live;

/** Thrown when another writer has written the next event of a table first. */
public final class Conflict extends Exception {
    private static final long serialVersionUID = 1;

    /** A conflict about the event with a number. */
    public Conflict(String table, int number) {
        super("Event " + number + " of table " + table + " is there already", null, false, false);
    }
}
