package hidalgo.tables.session;

/** Thrown when another writer has written the next event of a table first. */
public final class WriteConflict extends Exception {
    private static final long serialVersionUID = 1;

    /** A conflict about the event with a number. */
    public WriteConflict(String table, int number) {
        super("Event " + number + " of table " + table + " exists already", null, false, false);
    }
}
