package hidalgo.offline;

import hidalgo.records.JsonText;
import hidalgo.tables.protocol.Frame;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Plans;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.table.Visibility;
import hidalgo.tables.view.Attendance;
import hidalgo.tables.view.TableLines;
import hidalgo.tables.view.TableViews;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A table in the browser: the same as on a server, but one person has it alone, and the page keeps its events. */
final class OfflineTable {
    /** Whoever uses the browser. */
    static final String PERSON = "local";

    private final Table table;
    private final Browser browser;
    private final OfflineBots bots;
    /** From which of their seats, if they say, those who have it open see it. */
    private final Map<Integer, @Nullable Integer> sockets = new LinkedHashMap<>();

    private Set<Integer> thinking = Set.of();
    /** When a plan is carried out, once a timer has been set for it. */
    private @Nullable Long planDue;

    private OfflineTable(Table table, Browser browser) {
        this.table = table;
        this.browser = browser;
        this.bots = new OfflineBots(this, browser);
    }

    /** A new table, whose first events are kept. */
    static OfflineTable create(String id, List<? extends Change> first, Browser browser) {
        TimedEvent opened = new TimedEvent(1, browser.now(), (TableEvent) first.getFirst());
        OfflineTable made = new OfflineTable(new Table(id, opened, Downtimes.NONE), browser);
        List<TimedEvent> events = new ArrayList<>(List.of(opened));
        made.make(first.subList(1, first.size()), events);
        return made;
    }

    /** A table that was kept. */
    static OfflineTable restore(String id, List<TimedEvent> events, Browser browser) {
        return new OfflineTable(Table.of(id, events, Downtimes.NONE), browser);
    }

    Table table() {
        return table;
    }

    /** The time at the table. It never goes backwards, even if the clock of the device does. */
    long now() {
        return Math.max(browser.now(), table.changed());
    }

    /** Carries out what is decided on the basis of the table. */
    void change(Function<Table, List<? extends Change>> decision) {
        List<? extends Change> changes = decision.apply(table);
        if (!changes.isEmpty()) {
            make(changes, new ArrayList<>());
        }
    }

    /** Makes changes and those that plans lead to; the page keeps the events, then everybody sees the table. Lessons begin anew. */
    private void make(List<? extends Change> changes, List<TimedEvent> events) {
        for (Change change : changes) {
            events.add(table.make(change, now()));
        }
        for (Change planned = Plans.next(table, now()); planned != null; planned = Plans.next(table, now())) {
            events.add(table.make(planned, now()));
        }
        if (table.opened().visibility() != Visibility.LESSON) {
            keep(events);
        }
        show();
        goOn();
    }

    /** What goes on without the person: a plan is carried out when it is due, and bots move. */
    private void goOn() {
        Long due = Plans.due(table);
        if (due != null && !due.equals(planDue)) {
            long wait = Math.clamp(due - now(), 0, Plans.TIME_TO_TAKE_BACK);
            browser.after(Math.toIntExact(wait), () -> carryOutPlan(due));
        }
        planDue = due;
        bots.consider();
    }

    /** Carries a plan out when its time has come, whatever the clock of the device says. */
    private void carryOutPlan(long due) {
        Change planned = Plans.next(table, Math.max(due, now()));
        if (planned != null) {
            make(List.of(planned), new ArrayList<>());
        }
    }

    private void keep(List<TimedEvent> events) {
        browser.post(JsonText.of(JsonText.object(
                "type",
                "keep",
                "table",
                table.id(),
                "events",
                events.stream().map(StoredEvents::json).toList(),
                "line",
                TableLines.of(TableSummary.of(table, now()), table.seats().heldBy(PERSON), now()))));
    }

    /** Opens it: the table is shown there whenever it changes. */
    void connect(int socket, @Nullable Integer seat) {
        sockets.put(socket, seat);
        show(socket, seat);
        goOn();
    }

    /** Closes it. */
    void disconnect(int socket) {
        sockets.remove(socket);
    }

    /** Whether somebody has it open; bots wait for them. */
    boolean isOpen() {
        return !sockets.isEmpty();
    }

    /** Shows which seats of bots are choosing. */
    void think(Set<Integer> seats) {
        if (!thinking.equals(seats)) {
            thinking = seats;
            show();
        }
    }

    private void show() {
        sockets.forEach(this::show);
    }

    private void show(int socket, @Nullable Integer seat) {
        Frame frame = new Frame(Frame.Type.TABLE, view(seat), null);
        browser.post(JsonText.of(JsonText.object("type", "frame", "socket", socket, "frame", frame)));
    }

    /** The table as its person sees it from one of their seats. */
    TableView view(@Nullable Integer wanted) {
        Attendance attendance = new Attendance(Set.of(PERSON), 0, thinking, now());
        int gallery = table.talk().gallery().size();
        return TableViews.of(table, PERSON, TableViews.seat(table, PERSON, wanted), attendance, gallery);
    }
}
