package hidalgo.server.live;

import org.jspecify.annotations.Nullable;

/*
 * A bot may think for minutes, and wait for its turn to think even longer. What waits for it keeps a reference and not the table,
 * so a table whose bots think can be put away.
 */

/**
 * Finds a table again that may have been put away meanwhile.
 *
 * @param tables the tables in use
 * @param id the table's identifier
 */
record TableReference(LiveTables tables, String id) {
    /** The table, which is read from the store if it is not in use. */
    LiveTable open() {
        return tables.open(id);
    }

    /** The table if it is in use. */
    @Nullable
    LiveTable inUse() {
        return tables.inUse(id);
    }
}
