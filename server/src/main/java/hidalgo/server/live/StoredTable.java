package hidalgo.server.live;

import hidalgo.tables.session.OpenTable;
import hidalgo.tables.session.TableReference;
import org.jspecify.annotations.Nullable;

/**
 * A table that is read from the store if it is not in use.
 *
 * @param tables the tables in use
 * @param id the table's identifier
 */
record StoredTable(LiveTables tables, String id) implements TableReference {
    @Override
    public OpenTable open() {
        return tables.open(id);
    }

    @Override
    public @Nullable OpenTable inUse() {
        return tables.inUse(id);
    }
}
