package hidalgo.tables.session;

import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TimedEvent;
import java.util.List;

/** Keeps the events of tables: a database, or the browser's. */
public interface EventLog {
    /** Whether others may write as well. */
    boolean isShared();

    /** Writes the events of a table, which have an outcome. When this returns, they are stored. */
    void append(List<TimedEvent> events, Table table, Outcome outcome) throws WriteConflict;

    /** The events of a table after a number, in order; none if there is no such table. */
    List<TimedEvent> after(String table, int number);

    /** A table as it is kept. */
    Table read(String table);

    /** The times without a server, during which clocks stop. */
    Downtimes downtimes();
}
