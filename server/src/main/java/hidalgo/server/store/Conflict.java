package hidalgo.server.store;

/** Thrown when somebody else has written the next event of a table first. */
public final class Conflict extends Exception {
    private static final long serialVersionUID = 1;

    Conflict(String table, int number) {
        super("Event " + number + " of table " + table + " is there already", null, false, false);
    }
}
