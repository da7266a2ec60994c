package hidalgo.server.live;

import hidalgo.tables.session.Outcome;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TimedEvent;
import java.util.List;

/** Chooses the people who get notices of the events of tables. */
@FunctionalInterface
public interface Announcer {
    /** Reports nothing. */
    Announcer NONE = (table, events, outcome) -> List.of();

    /** The notices that new events of a table lead to. They are stored together with the events. */
    List<Notice> notices(Table table, List<TimedEvent> events, Outcome outcome);
}
