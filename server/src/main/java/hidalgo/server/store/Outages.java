package hidalgo.server.store;

import java.sql.SQLException;
import org.jdbi.v3.core.ConnectionException;

/*
 * SQL's states by their classes: 08 the connection broke, 53 there is no room on the disk, in memory or for
 * connections, 57P the database shuts down, 58 its own files fail; 25006 the database is read-only; 25P03, 25P04, 55P03
 * and 57014 it took too long. SQLite has its own numbers instead: 5 and 6 another program kept the file locked for too
 * long, 8 the file is read-only, 10 the file can't be read or written, 11 it is damaged, 13 there is no room, 14 it
 * can't be opened, 26 it is not a database.
 */

/** Distinguishes failures of the database from failures of requests. */
final class Outages {
    private static final String STATES = "08.*|25006|25P0[34]|53.*|55P03|57P.*|57014|58.*";
    private static final int CODE = 0xff;

    private Outages() {}

    /** Whether something failed because the database can't be reached, or can't keep anything. */
    static boolean isOne(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof ConnectionException || cause instanceof SQLException said && isOne(said)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOne(SQLException said) {
        String state = said.getSQLState();
        if (state != null) {
            return state.matches(STATES);
        }
        return switch (said.getErrorCode() & CODE) {
            case 5, 6, 8, 10, 11, 13, 14, 26 -> true;
            default -> false;
        };
    }
}
