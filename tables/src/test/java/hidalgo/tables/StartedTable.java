package hidalgo.tables;

import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.table.Visibility;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Public tables of people, where a game has just begun. */
public final class StartedTable {
    private StartedTable() {}

    /** A table of some people, hosted by the first. */
    public static Table of(String game, String... people) {
        TableEvent opened = new TableEvent.Opened(
                game,
                Map.of("players", String.valueOf(people.length)),
                Stream.of(people).map(person -> new Seat(person, person, null)).toList(),
                Visibility.PUBLIC,
                null,
                ClockSetting.NONE,
                true,
                0,
                people[0],
                "1",
                "2",
                null,
                1);
        return Table.of(
                "t",
                List.of(new TimedEvent(1, 0, opened), new TimedEvent(2, 0, new TableEvent.Started())),
                Downtimes.NONE);
    }
}
