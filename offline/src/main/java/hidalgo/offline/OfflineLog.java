package hidalgo.offline;

import hidalgo.records.JsonText;
import hidalgo.tables.session.EventLog;
import hidalgo.tables.session.Outcome;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.table.Visibility;
import hidalgo.tables.view.TableLines;
import java.util.ArrayList;
import java.util.List;

/** The events of a table in the browser, which the page keeps. */
final class OfflineLog implements EventLog {
    private final Browser browser;
    private final List<TimedEvent> events;

    /** A log that has been kept so far. */
    OfflineLog(List<TimedEvent> kept, Browser browser) {
        this.events = new ArrayList<>(kept);
        this.browser = browser;
    }

    @Override
    public boolean isShared() {
        return false;
    }

    /** Lessons begin anew, so they are not kept. */
    @Override
    public void append(List<TimedEvent> news, Table table, Outcome outcome) {
        events.addAll(news);
        if (table.opened().visibility() != Visibility.LESSON) {
            long now = Math.max(browser.now(), table.changed());
            browser.post(JsonText.compact(JsonText.object(
                    "type",
                    "keep",
                    "table",
                    table.id(),
                    "events",
                    news.stream().map(StoredEvents::json).toList(),
                    "line",
                    TableLines.of(TableSummary.of(table, now), table.seats().heldBy(OfflineTable.PERSON), now))));
        }
    }

    @Override
    public List<TimedEvent> after(String table, int number) {
        return events.stream().filter(event -> event.number() > number).toList();
    }

    @Override
    public Table read(String table) {
        return Table.of(table, events, Downtimes.NONE);
    }

    @Override
    public Downtimes downtimes() {
        return Downtimes.NONE;
    }
}
