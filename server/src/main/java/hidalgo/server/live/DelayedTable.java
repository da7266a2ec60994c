package hidalgo.server.live;

import hidalgo.server.table.Pauses;
import hidalgo.server.table.Table;
import hidalgo.server.table.TimedEvent;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A table as it was some time ago, for spectators who see things later. */
final class DelayedTable {
    private final Table table;
    private final Duration delay;
    private final Deque<TimedEvent> waiting = new ArrayDeque<>();

    /** A table as a history begins, before anything but the first event. */
    DelayedTable(String id, List<TimedEvent> history, Pauses pauses, Duration delay) {
        this.delay = delay;
        table = new Table(id, history.getFirst(), pauses);
        waiting.addAll(history.subList(1, history.size()));
    }

    /** By how much spectators of a table see things later. */
    static Duration delay(Table table) {
        return Duration.ofSeconds(table.opened().spectatorDelay());
    }

    /** The table as far as it may be seen. */
    Table table() {
        return table;
    }

    /** Adds events that are to be seen later. */
    void add(List<TimedEvent> events) {
        waiting.addAll(events);
    }

    /** Takes in what may be seen by now; whether there was anything. */
    boolean advance(long now) {
        long until = now - delay.toMillis();
        boolean changed = false;
        while (!waiting.isEmpty() && waiting.getFirst().at() <= until) {
            table.apply(waiting.removeFirst());
            changed = true;
        }
        return changed;
    }
}
