package hidalgo.server.live;

import hidalgo.server.table.Change;
import hidalgo.server.table.Phase;
import hidalgo.server.table.Seats;
import hidalgo.server.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;

/*
 * Everything below the lock is accessed only under the lock, so a table has one writer on this node, and viewers get
 * changes in the order in which they were stored. The lock is taken before any lock of the other tables, the bots or
 * the store, and none of those calls back into another table.
 *
 * A live table that nobody has used for a while is put away. Callers that still hold it are sent on to the one that
 * replaced it.
 */

/** A table in use on this node: it is read and changed here, by one caller at a time. */
public final class LiveTable {
    private static final long BOT_IS_LATE = 20_000;

    private final String id;
    private final LiveTables tables;
    private final TableHistory history;
    private final BotCrew bots;
    private final TurnListener turns;
    private final ReentrantLock lock = new ReentrantLock(true);
    private final Viewers viewers;
    private final TableWriter writer;
    private boolean retired;
    private boolean held;
    private long used;

    LiveTable(
            Table table, LiveTables tables, TableHistory history, OtherNodes nodes, BotCrew bots, TurnListener turns) {
        this.id = table.id();
        this.tables = tables;
        this.history = history;
        this.bots = bots;
        this.turns = turns;
        this.viewers = new Viewers(history, new Presence(id, nodes, history.clock()), lock);
        this.writer = new TableWriter(table, history, viewers, this::close);
        this.used = history.clock().millis();
    }

    String id() {
        return id;
    }

    private <T> T locked(Supplier<T> task) {
        lock.lock();
        try {
            return task.get();
        } finally {
            lock.unlock();
        }
    }

    private void doLocked(Runnable task) {
        lock.lock();
        try {
            task.run();
        } finally {
            lock.unlock();
        }
    }

    /** The current table, as it is stored; marks it as used. */
    private Table use() {
        writer.settleDoubt();
        used = history.clock().millis();
        return writer.table();
    }

    /** Reads something from the table. */
    public <T> T read(Function<Showing, T> reading) {
        return locked(() -> reading.apply(viewers.show(use())));
    }

    /**
     * Makes a change: what the decision says, and what follows from it automatically.
     *
     * @param reply what to read afterwards, before anything else can happen
     */
    public <T> T change(Function<Table, List<? extends Change>> decision, Function<Showing, T> reply) {
        Optional<T> answer = locked(() -> {
            use();
            return retired ? Optional.<T>empty() : Optional.of(reply.apply(write(decision)));
        });
        return answer.orElseGet(() -> tables.openInsteadOf(this).change(decision, reply));
    }

    private Showing write(Function<Table, List<? extends Change>> decision) {
        List<Showing> shown = writer.write(decision);
        if (shown.isEmpty()) {
            return viewers.show(writer.table());
        }
        Table table = writer.table();
        considerBots(table);
        if (table.phase() == Phase.PLAYING) {
            List<Integer> people = Seats.ofBits(table.position().obliged()).stream()
                    .filter(seat -> table.seats().get(seat).isPlayedByPerson())
                    .toList();
            turns.mustMove(table, people);
        }
        return shown.getFirst();
    }

    /** Applies what another node has written, or notices that it has deleted the table. */
    void catchUp() {
        doLocked(() -> {
            use();
            writer.catchUp();
        });
    }

    /** Applies what another node has written up to an event, unless it is known. */
    void catchUp(int number) {
        doLocked(() -> {
            if (use().number() < number) {
                writer.catchUp();
            }
        });
    }

    /** Lets a bot think if it is a bot's turn. */
    void wakeBots() {
        doLocked(() -> considerBots(use()));
    }

    private void considerBots(Table table) {
        bots.consider(this, table, table.hold(history.clock().millis()));
    }

    /** Lets somebody watch from now on, and shows them the table; false if it is not in use any more. */
    boolean join(Viewer viewer) {
        return locked(() -> {
            Table table = use();
            if (!retired) {
                viewers.join(table, viewer);
                considerBots(table);
            }
            return !retired;
        });
    }

    /** Somebody stops watching. */
    void leave(Viewer viewer) {
        doLocked(() -> viewers.leave(viewer));
    }

    /**
     * Called every second: shows everybody what has changed besides what is stored. If a bot should have moved long
     * ago, its node may be gone, and the bot is asked here.
     */
    void refresh() {
        doLocked(() -> {
            if (writer.isInDoubt()) {
                return;
            }
            Table table = writer.table();
            long now = history.clock().millis();
            boolean wasHeld = held;
            held = table.hold(now) != null;
            if (wasHeld && !held || now - table.changed() > BOT_IS_LATE) {
                considerBots(table);
            }
            viewers.refresh(table);
        });
    }

    /** Called every second: tells other nodes who is watching here, and asks who is watching there. */
    void exchangePresence() {
        doLocked(() -> {
            if (!retired) {
                viewers.exchangePresence();
            }
        });
    }

    /** Those who watch on other nodes may have changed. */
    void askOtherNodes() {
        doLocked(viewers::askOtherNodes);
    }

    /** Deletes the table if nobody has a seat any more, and nobody has come meanwhile. */
    void deleteIfEmpty() {
        doLocked(() -> {
            Table table = use();
            if (table.seats().people().isEmpty() && history.deleteAfter(id, table.number())) {
                close();
            }
        });
    }

    private void close() {
        retired = true;
        tables.forget(this);
        viewers.close();
    }

    /** Makes everybody reconnect, because the table has been replaced. */
    void putAway() {
        doLocked(() -> {
            retired = true;
            tables.forget(this);
            viewers.sendAway();
        });
    }

    /** Marks a seat whose bot is choosing, or has chosen. */
    void think(int seat, boolean on) {
        doLocked(() -> viewers.think(seat, on));
    }

    /** Puts it away if nobody has used it for a while; returns whether it did. */
    boolean retire(long before) {
        return locked(() -> {
            // A waiting step is made in time even if nobody watches.
            retired = viewers.isIdle() && used < before && !held;
            return retired;
        });
    }
}
