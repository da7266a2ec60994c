package hidalgo.tables.session;

import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A table as it was some time ago, for spectators who see things later. */
final class DelayedTable {
    private static final long EVENT_BYTES = 400;

    private static final long LETTER_BYTES = 2;
    private static final long SECOND = 1000;

    private final Table table;
    private final long delay;
    private final Deque<TimedEvent> waiting = new ArrayDeque<>();
    private long waitingBytes;

    /** A table at the beginning of its history, with only its first event. */
    DelayedTable(String id, List<TimedEvent> history, Downtimes downtimes, long delay) {
        this.delay = delay;
        table = new Table(id, history.getFirst(), downtimes);
        add(history.subList(1, history.size()));
    }

    /** How many milliseconds later the spectators of a table see things. */
    static long delay(Table table) {
        return SECOND * table.opened().spectatorDelay();
    }

    /** The table as far as it may be seen. */
    Table table() {
        return table;
    }

    /** How much memory it takes, by estimate. */
    long bytes() {
        return table.bytes() + waitingBytes;
    }

    private static long bytes(TimedEvent event) {
        return EVENT_BYTES
                + (event.event() instanceof TableEvent.Said said
                        ? LETTER_BYTES * said.text().length()
                        : 0);
    }

    /** Adds events that may be seen later. */
    void add(List<TimedEvent> events) {
        waiting.addAll(events);
        events.forEach(event -> waitingBytes += bytes(event));
    }

    /** Applies the events that may be seen by now; returns whether there were any that a spectator may know of. */
    boolean advance(long now) {
        long until = now - delay;
        boolean changed = false;
        while (!waiting.isEmpty() && waiting.getFirst().at() <= until) {
            TimedEvent next = waiting.removeFirst();
            waitingBytes -= bytes(next);
            table.apply(next);
            changed |= next.event().knownOnlyTo() == null;
        }
        return changed;
    }
}
