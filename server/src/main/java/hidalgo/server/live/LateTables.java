package hidalgo.server.live;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.command.Agreements;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableSummary;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * The database knows when a seat's time runs out, so tables without viewers need not be in memory. Time without a server does not
 * count, and a step may wait for others: a table that is read too early gets a later time. If two nodes look at the same table, the
 * second finds that it has happened.
 */

/** Lets happen by itself what tables have set for the end of a seat's time. */
public final class LateTables {
    private static final Logger LOG = LoggerFactory.getLogger(LateTables.class);
    private static final int MOST_AT_ONCE = 20;

    /** A table that can't be read is tried again after this many milliseconds. */
    private static final long LATER = 60_000;

    private final TableRepository repository;
    private final LiveTables tables;
    private final Clock clock;

    /** The tables of a repository. */
    public LateTables(TableRepository repository, LiveTables tables, Clock clock) {
        this.repository = repository;
        this.tables = tables;
        this.clock = clock;
    }

    /** Called regularly. */
    public void look() {
        repository.late(clock.millis(), MOST_AT_ONCE).forEach(this::look);
    }

    private void look(String id) {
        record Seen(int number, @Nullable Long due) {}
        try {
            Seen seen = tables.open(id).change(table -> Agreements.late(table, now(table)), showing -> {
                Table table = showing.table();
                Long due = TableSummary.due(table, now(table));
                return new Seen(table.number(), due == null ? null : Long.valueOf(Math.max(due, now(table) + 1)));
            });
            repository.putOff(id, seen.number(), seen.due());
        } catch (RequestRefused e) {
            LOG.warn(
                    "The time of a seat at table {} has run out, but the table can't be changed: {}",
                    id,
                    e.getMessage());
            repository
                    .numbers(java.util.List.of(id))
                    .forEach((table, number) -> repository.putOff(table, number, clock.millis() + LATER));
        }
    }

    private long now(Table table) {
        return Math.max(clock.millis(), table.changed());
    }
}
