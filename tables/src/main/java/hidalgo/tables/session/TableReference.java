package hidalgo.tables.session;

import org.jspecify.annotations.Nullable;

/*
 * A bot may think for minutes, and wait for its turn to think even longer. A waiting task holds a reference instead of
 * the table, so a table whose bots think can be retired.
 */

/** Finds a table again that may have been retired meanwhile. */
public interface TableReference {
    /** The table's identifier. */
    String id();

    /** The table, which is read again if it is not in use. */
    OpenTable open();

    /** The table if it is in use. */
    @Nullable
    OpenTable inUse();
}
