package hidalgo.server.live;

import hidalgo.server.table.Happened;
import hidalgo.server.table.Pauses;
import hidalgo.server.table.Table;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A table as it was some time ago, for spectators who see things later. */
public final class Past {
    private final Table table;
    private final Duration delay;
    private final Deque<Happened> waiting = new ArrayDeque<>();

    /** The past of a history, before anything but the first event. */
    public Past(String id, List<Happened> history, Pauses pauses, Duration delay) {
        this.delay = delay;
        table = new Table(id, history.getFirst(), pauses);
        waiting.addAll(history.subList(1, history.size()));
    }

    /** By how much spectators of a table see things later. */
    public static Duration delay(Table table) {
        return Duration.ofSeconds(table.opened().spectatorDelay());
    }

    /** The table as far as it may be seen. */
    public Table table() {
        return table;
    }

    /** More has happened, to be seen later. */
    public void add(List<Happened> happened) {
        waiting.addAll(happened);
    }

    /** Takes in what may be seen by now; whether there was anything. */
    public boolean advance(long now) {
        long until = now - delay.toMillis();
        boolean changed = false;
        while (!waiting.isEmpty() && waiting.getFirst().at() <= until) {
            table.apply(waiting.removeFirst());
            changed = true;
        }
        return changed;
    }
}
