package hidalgo.server.live;

import hidalgo.server.base.Scheduler;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables in use on this node. */
public final class LiveTables {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);
    private static final long IDLE = TimeUnit.MINUTES.toMillis(5);

    /** How many closed tables are opened at a time for their bots: after a restart there may be thousands. */
    static final int FEW = 20;

    /** The number of a table that is gone, as other nodes tell it. */
    public static final int GONE = Integer.MAX_VALUE;

    private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();
    private final TableHistory history;
    private final OtherNodes nodes;
    private final BotRunner bots;
    private final TurnListener turns;
    private final Scheduler timer;

    /** The tables of a history; every second, the timer lets them check what has changed by itself. */
    public LiveTables(TableHistory history, OtherNodes nodes, BotRunner bots, TurnListener turns, Scheduler timer) {
        this.history = history;
        this.nodes = nodes;
        this.bots = bots;
        this.turns = turns;
        this.timer = timer;
        timer.every(Duration.ofMinutes(1), this::retireIdle);
        timer.every(Duration.ofSeconds(1), () -> each(LiveTable::refresh));
        timer.every(Duration.ofSeconds(5), this::takeOver);
        if (nodes.areThere()) {
            timer.every(Duration.ofSeconds(1), () -> each(LiveTable::exchangePresence));
            // A table that is missing may come back: a backup may just be restored, and that is noticed by other means.
            timer.every(Duration.ofSeconds(5), () -> compare(LiveTable::catchUpIfFree, 0));
        }
    }

    /** Does something with every table; one where it fails keeps no other from it. */
    private void each(Consumer<LiveTable> task) {
        RuntimeException first = null;
        for (LiveTable table : tables.values()) {
            try {
                task.accept(table);
            } catch (RuntimeException e) {
                first = first == null ? e : first;
            }
        }
        if (first != null) {
            throw first;
        }
    }

    /** Sees to the bots of nodes that are gone, and to those here that should have moved long ago. */
    private void takeOver() {
        wake(history.takeOver());
    }

    /** Wakes the bots of tables, but opens only a few of those that are closed: the others follow with the next calls. */
    private void wake(List<String> ids) {
        int opened = 0;
        for (String id : ids) {
            if (!tables.containsKey(id) && opened++ >= FEW) {
                continue;
            }
            try {
                open(id).wakeBots();
            } catch (RequestRefused e) {
                LOG.warn("Nobody sees to the bots at table {}: {}", id, e.getMessage());
            }
        }
    }

    private void retireIdle() {
        long before = history.clock().millis() - IDLE;
        tables.values().removeIf(table -> table.retire(before));
    }

    /**
     * Wakes the first bots for which people wait. The others soon count as late and are woken then. All other games stay in the
     * store until a player opens them.
     */
    public void resume() {
        wake(history.awaitingBots());
    }

    /** A table, which is read from the store if it is not in use yet. */
    public LiveTable open(String id) {
        LiveTable known = tables.get(id);
        return known != null ? known : tables.computeIfAbsent(id, wanted -> live(history.read(wanted)));
    }

    /** Creates a table with its first events, or opens the existing one with its identifier. */
    public LiveTable create(String id, List<TableEvent> first) {
        Table made = history.create(id, first);
        if (made == null) {
            return open(id);
        }
        LiveTable table = live(made);
        tables.put(id, table);
        table.begin();
        return table;
    }

    private LiveTable live(Table table) {
        return new LiveTable(table, this, history, nodes, bots, turns, timer);
    }

    /** The live table that has replaced one that is not in use any more. */
    LiveTable openInsteadOf(LiveTable retired) {
        forget(retired);
        return open(retired.id());
    }

    /** Deletes a table in use if nobody has a seat any more, and nobody has come meanwhile. */
    public void deleteIfEmpty(String id) {
        LiveTable table = tables.get(id);
        if (table != null) {
            table.deleteIfEmpty();
        }
    }

    /** Removes a table from use. */
    void forget(LiveTable table) {
        tables.remove(table.id(), table);
    }

    /** Lets somebody watch a table from now on. */
    public void join(String id, Viewer viewer) {
        LiveTable table = open(id);
        while (!table.join(viewer)) {
            table = openInsteadOf(table);
        }
    }

    /** Somebody stops watching. */
    public void leave(String id, Viewer viewer) {
        LiveTable table = tables.get(id);
        if (table != null) {
            table.leave(viewer);
        }
    }

    /** Another node has written events of a table up to a number. */
    public void changedElsewhere(String id, int number) {
        // Unlike get, this waits for a table that is being opened, and may have been read too early.
        LiveTable table = tables.computeIfPresent(id, (key, known) -> known);
        if (table != null) {
            table.catchUp(number);
        }
    }

    /** On another node, somebody has opened or closed a table. */
    public void viewersChangedElsewhere(String id) {
        LiveTable table = tables.get(id);
        if (table != null) {
            table.askOtherNodes();
        }
    }

    /** Messages from other nodes may have been missed. */
    public void catchUp() {
        tables.values().forEach(LiveTable::askOtherNodes);
        compare(LiveTable::catchUp, GONE);
    }

    /** Looks for tables of which other nodes have written more than is known here, whatever they have told of it. */
    private void compare(ObjIntConsumer<LiveTable> catchUp, int numberIfMissing) {
        List<LiveTable> open = List.copyOf(tables.values());
        Map<String, Integer> stored =
                history.numbers(open.stream().map(LiveTable::id).toList());
        for (LiveTable table : open) {
            try {
                catchUp.accept(table, stored.getOrDefault(table.id(), numberIfMissing));
            } catch (RequestRefused unreadable) {
                // It must not keep the others from catching up; whoever wants to use it is told why.
                LOG.warn("Table {} could not catch up: {}", table.id(), unreadable.getMessage());
            }
        }
    }

    /** Everything stored was replaced: all tables are put away, and all viewers reconnect. */
    public void putAllAway() {
        List.copyOf(tables.values()).forEach(LiveTable::putAway);
    }

    /** How many tables are in use. */
    public int size() {
        return tables.size();
    }
}
