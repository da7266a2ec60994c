package hidalgo.server.live;

import hidalgo.server.base.Scheduler;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.command.Agreements;
import hidalgo.tables.session.BotRunner;
import hidalgo.tables.session.Viewer;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * Guests can make and open as many tables as they have time for, so tables in use are bounded by the memory they take. Each can be
 * read again from the store.
 */

/** All tables in use on this node. */
public final class LiveTables {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);
    private static final long IDLE = TimeUnit.MINUTES.toMillis(5);

    /** Tables take at most this part of the heap, unless all of them have viewers. */
    private static final int SHARE = 4;

    /** The viewers of one network may keep one of this many parts of the memory for tables. */
    private static final int PARTS = 4;

    /** How many closed tables are opened at a time for their bots: after a restart there may be thousands. */
    static final int FEW = 20;

    /** The number of a deleted table, in messages of other nodes. */
    public static final int GONE = Integer.MAX_VALUE;

    private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();
    private final TableHistory history;
    private final OtherNodes nodes;
    private final BotRunner bots;
    private final ToLongFunction<String> absences;
    private final Scheduler timer;
    private final AtomicLong bytes = new AtomicLong();
    private final ReentrantLock makingRoom = new ReentrantLock();
    private final Audience audience;
    private final long mostBytes;

    /**
     * The tables of a history, in a share of the heap.
     *
     * @param absences until when a person is away, in milliseconds since 1970
     */
    public LiveTables(
            TableHistory history, OtherNodes nodes, BotRunner bots, ToLongFunction<String> absences, Scheduler timer) {
        this(history, nodes, bots, absences, timer, Runtime.getRuntime().maxMemory() / SHARE);
    }

    /**
     * The tables of a history, which take at most about a number of bytes; every second, the timer lets them check for
     * timed changes.
     */
    LiveTables(
            TableHistory history,
            OtherNodes nodes,
            BotRunner bots,
            ToLongFunction<String> absences,
            Scheduler timer,
            long mostBytes) {
        this.mostBytes = mostBytes;
        this.audience = new Audience(this::bytes, mostBytes / PARTS);
        this.history = history;
        this.nodes = nodes;
        this.bots = bots;
        this.absences = absences;
        this.timer = timer;
        timer.every(Duration.ofMinutes(1), this::retireIdle);
        timer.every(Duration.ofSeconds(1), () -> {
            each(LiveTable::refresh);
            makeRoom();
        });
        timer.every(Duration.ofSeconds(5), this::takeOver);
        if (nodes.areThere()) {
            timer.every(Duration.ofSeconds(1), () -> each(LiveTable::exchangePresence));
            // A missing table may come back: a backup may just be restored, which is noticed in another way.
            timer.every(Duration.ofSeconds(5), () -> compare(LiveTable::catchUpIfFree, 0));
        }
    }

    /** Runs an action with every table; a failure at one doesn't affect the others. */
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

    /** Continues the bots of nodes that are gone, and those here that should have moved long ago. */
    private void takeOver() {
        wake(history.takeOver());
    }

    /** Wakes the bots of tables, but opens only a few of those that are closed: the others follow with the next calls. */
    private void wake(List<String> ids) {
        int opened = 0;
        for (String id : ids) {
            boolean isClosed = !tables.containsKey(id);
            if (isClosed && (bots.areBusy(id) || opened++ >= FEW)) {
                continue;
            }
            try {
                open(id).wakeBots();
            } catch (RequestRefused e) {
                LOG.warn("Could not wake the bots at table {}: {}", id, e.getMessage());
            }
        }
    }

    private void retireIdle() {
        long before = history.clock().millis() - IDLE;
        tables.values().forEach(table -> table.unloadIfIdle(before));
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
        if (known != null) {
            return known;
        }
        requireRoom();
        return tables.computeIfAbsent(id, wanted -> live(history.read(wanted)));
    }

    /** A table if it is in use. */
    public @Nullable LiveTable inUse(String id) {
        return tables.get(id);
    }

    /** A table takes more memory than before, or less. */
    void grow(long difference) {
        bytes.addAndGet(difference);
    }

    /** Makes room for a table that is to be opened; refuses it if there is far too little. */
    private void requireRoom() {
        makeRoom();
        if (isFull()) {
            audience.tooMany().forEach(id -> {
                LiveTable table = tables.get(id);
                if (table != null) {
                    table.unloadIfFree();
                }
            });
        }
        if (isFull()) {
            throw RequestRefused.of(RequestRefused.Kind.BUSY, "server.busy");
        }
    }

    private boolean isFull() {
        return bytes.get() > mostBytes + mostBytes / 2;
    }

    /** If there is too little room, retires tables without viewers, the least recently used first. */
    private void makeRoom() {
        if (bytes.get() <= mostBytes || !makingRoom.tryLock()) {
            return;
        }
        try {
            record Aged(LiveTable table, long used) {}
            List<Aged> oldestFirst = tables.values().stream()
                    .map(table -> new Aged(table, table.used()))
                    .sorted(Comparator.comparingLong(Aged::used))
                    .toList();
            // A little more than needed, so that the next ones find room at once.
            long enough = mostBytes - mostBytes / 10;
            for (Aged each : oldestFirst) {
                if (bytes.get() <= enough) {
                    return;
                }
                each.table().unloadForRoom();
            }
        } finally {
            makingRoom.unlock();
        }
    }

    /** Creates a table with its first events, or opens the existing one with its identifier. */
    public LiveTable create(String id, List<TableEvent> first) {
        requireRoom();
        Table made = history.create(id, withVacations(first));
        if (made == null) {
            return open(id);
        }
        LiveTable table = live(made);
        tables.put(id, table);
        table.begin();
        return table;
    }

    private List<TableEvent> withVacations(List<TableEvent> first) {
        if (!(first.getFirst() instanceof TableEvent.Opened opened)) {
            return first;
        }
        List<TableEvent> all = new ArrayList<>(first);
        long now = history.clock().millis();
        all.addAll(Agreements.awayAtStart(first, opened.clock(), opened.seats(), absences, now));
        return all;
    }

    /** The changes of a decision. If they start a game, the clocks of people who are away stand still from then on. */
    List<Change> withVacations(Table table, List<? extends Change> changes, long now) {
        List<Change> all = new ArrayList<>(changes);
        all.addAll(Agreements.awayAtStart(changes, table.opened().clock(), List.copyOf(table.seats()), absences, now));
        return all;
    }

    private LiveTable live(Table table) {
        return new LiveTable(table, this, history, nodes, bots, timer);
    }

    /** The live table that has replaced one that is not in use any more. */
    LiveTable openInsteadOf(LiveTable retired) {
        forget(retired);
        return open(retired.id());
    }

    /** Deletes a table in use if no one has a seat any more, and no one has come meanwhile. */
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

    /** Adds a viewer to a table, unless the viewers of the same network have too much open already. */
    public void join(String id, Viewer viewer) {
        if (audience.isTooMuch(viewer)) {
            throw RequestRefused.of(RequestRefused.Kind.TOO_OFTEN, "server.sockets.address");
        }
        LiveTable table = open(id);
        while (!table.join(viewer)) {
            table = openInsteadOf(table);
        }
        audience.add(id, viewer);
    }

    /** Removes a viewer. */
    public void leave(String id, Viewer viewer) {
        audience.remove(viewer);
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

    /** On another node, a person has opened or closed a table. */
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

    /** Looks for tables to which other nodes have added events that are unknown here, independent of their messages. */
    private void compare(ObjIntConsumer<LiveTable> catchUp, int numberIfMissing) {
        List<LiveTable> open = List.copyOf(tables.values());
        Map<String, Integer> stored =
                history.numbers(open.stream().map(LiveTable::id).toList());
        for (LiveTable table : open) {
            try {
                catchUp.accept(table, stored.getOrDefault(table.id(), numberIfMissing));
            } catch (RequestRefused unreadable) {
                // This must not keep the others from catching up; requests for the table get the reason.
                LOG.warn("Could not read the new events of table {}: {}", table.id(), unreadable.getMessage());
            }
        }
    }

    /** Everything stored was replaced: all tables are retired, and all viewers reconnect. */
    public void putAllAway() {
        List.copyOf(tables.values()).forEach(LiveTable::discard);
    }

    /** Whether a person has a table open, at any node. */
    public boolean isWatching(String id, String person) {
        LiveTable table = tables.get(id);
        return table != null && table.isWatching(person)
                || nodes.viewers(id, history.clock().millis()).contains(person);
    }

    /** The events of a table were overwritten: its viewers reconnect, and it is read again. */
    public void readAgain(String id) {
        LiveTable table = tables.computeIfPresent(id, (key, known) -> known);
        if (table != null) {
            table.discard();
        }
    }

    private long bytes(String id) {
        LiveTable table = tables.get(id);
        return table == null ? 0 : table.bytes();
    }

    /** How much memory the tables in use take, by estimate. */
    public long bytes() {
        return bytes.get();
    }

    /** How many tables are in use. */
    public int size() {
        return tables.size();
    }
}
