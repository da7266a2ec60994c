package hidalgo.server.live;

import hidalgo.server.base.Scheduler;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Plans;
import hidalgo.tables.table.Seats;
import hidalgo.tables.table.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

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
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
    private static final long BOT_IS_LATE = 20_000;
    private static final long STILL_WATCHED = 30_000;
    private static final int PATIENCE = 9;

    private final String id;
    private final LiveTables tables;
    private final TableHistory history;
    private final BotRunner bots;
    private final TurnListener turns;
    private final Scheduler timer;
    private final ReentrantLock lock = new ReentrantLock(true);
    private final Viewers viewers;
    private final TableWriter writer;
    private boolean retired;
    private boolean held;
    private volatile long used;
    private long watched;
    private long bytes;
    /** When a plan is carried out, once a timer has been set for it. */
    private @Nullable Long planDue;

    LiveTable(
            Table table,
            LiveTables tables,
            TableHistory history,
            OtherNodes nodes,
            BotRunner bots,
            TurnListener turns,
            Scheduler timer) {
        this.id = table.id();
        this.tables = tables;
        this.history = history;
        this.bots = bots;
        this.turns = turns;
        this.timer = timer;
        this.viewers = new Viewers(history, new Presence(id, nodes, history.clock()), lock);
        this.writer = new TableWriter(table, history, viewers, this::close);
        this.used = history.clock().millis();
        measure();
    }

    String id() {
        return id;
    }

    /** When it was used last. */
    long used() {
        return used;
    }

    /** What finds it again if it is put away. */
    TableReference reference() {
        return new TableReference(tables, id);
    }

    /** Tells the other tables how much memory it takes. */
    private void measure() {
        long now = retired ? 0 : writer.table().bytes() + viewers.bytes();
        tables.grow(now - bytes);
        bytes = now;
    }

    private <T> T locked(Supplier<T> task) {
        takeLock();
        try {
            return task.get();
        } finally {
            lock.unlock();
        }
    }

    private void doLocked(Runnable task) {
        takeLock();
        try {
            task.run();
        } finally {
            lock.unlock();
        }
    }

    /** Does what can be done a second later as well, unless the table is busy: other tables must not wait for it. */
    private void doIfFree(Runnable task) {
        if (lock.tryLock()) {
            try {
                task.run();
            } finally {
                lock.unlock();
            }
        }
    }

    /** Nobody waits for ever for somebody who waits for the database. */
    private void takeLock() {
        try {
            if (lock.tryLock(PATIENCE, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw RequestRefused.of(RequestRefused.Kind.BUSY, "server.busy");
    }

    /** The table, which is used now: it is as it is stored. */
    private Table use() {
        writer.settleDoubt();
        if (history.isDeaf()) {
            writer.catchUp();
        }
        used = history.clock().millis();
        return writer.table();
    }

    /** Reads something from the table. */
    public <T> T read(Function<SharedViews, T> reading) {
        return locked(() -> reading.apply(viewers.show(use())));
    }

    /** Lets somebody who has no socket look at the table, which wakes bots that rest. */
    public <T> T look(Function<SharedViews, T> reading) {
        return locked(() -> {
            Table table = use();
            boolean rested = isResting(table);
            watched = history.clock().millis();
            if (rested) {
                goOn(table);
            }
            return reading.apply(viewers.show(table));
        });
    }

    /**
     * Makes a change: what the decision says, and what follows from it automatically.
     *
     * @param reply what to read afterwards, before anything else can happen
     */
    public <T> T change(Function<Table, List<? extends Change>> decision, Function<SharedViews, T> reply) {
        Optional<T> answer = locked(() -> {
            use();
            return retired ? Optional.<T>empty() : Optional.of(reply.apply(write(decision)));
        });
        return answer.orElseGet(() -> tables.openInsteadOf(this).change(decision, reply));
    }

    private SharedViews write(Function<Table, List<? extends Change>> decision) {
        List<Integer> before = peopleWhoMustMove(writer.table());
        List<SharedViews> shown = writer.write(decision);
        if (shown.isEmpty()) {
            return viewers.show(writer.table());
        }
        Table table = writer.table();
        measure();
        goOn(table);
        List<Integer> now = new ArrayList<>(peopleWhoMustMove(table));
        // Once for every turn, not for every small move of it.
        now.removeAll(before);
        turns.mustMove(table, now);
        return shown.getFirst();
    }

    /** The table has just been made: it may be somebody's turn. */
    void begin() {
        doLocked(() -> {
            Table table = use();
            goOn(table);
            turns.mustMove(table, peopleWhoMustMove(table));
        });
    }

    /** The seats that are waited for. A seat with a plan has moved already, as far as its person knows. */
    private static List<Integer> peopleWhoMustMove(Table table) {
        return table.phase() != Phase.PLAYING
                ? List.of()
                : Seats.ofBits(table.position().obliged()).stream()
                        .filter(seat -> table.seats().get(seat).isPlayedByPerson())
                        .filter(seat -> table.game().plan(seat).isEmpty())
                        .toList();
    }

    /** Applies what another node has written up to an event, unless it is known. */
    void catchUp(int number) {
        doLocked(() -> applyUpTo(number));
    }

    /** The same, unless the table is busy; whoever uses it writes to the database, and finds out. */
    void catchUpIfFree(int number) {
        doIfFree(() -> applyUpTo(number));
    }

    /** That is no use of the table: one that nobody looks at is put away all the same. */
    private void applyUpTo(int number) {
        writer.settleDoubt();
        if (writer.table().number() < number) {
            writer.catchUp();
        }
    }

    /** Lets a bot think if it is a bot's turn, and carries a plan out if it is due. */
    void wakeBots() {
        doLocked(() -> goOn(use()));
    }

    /** What goes on without anyone: plans are carried out when they are due, and bots move. */
    private void goOn(Table table) {
        awaitPlan(table);
        if (isResting(table)) {
            bots.dropMemory(id);
        } else {
            bots.consider(this, table, table.hold(history.clock().millis()));
        }
    }

    private void awaitPlan(Table table) {
        Long due = Plans.due(table);
        if (due != null && !due.equals(planDue)) {
            long wait = Math.clamp(due - history.clock().millis(), 0, Plans.TIME_TO_TAKE_BACK);
            timer.after(Duration.ofMillis(wait), () -> Thread.startVirtualThread(() -> carryOutPlan(due)));
        }
        planDue = due;
    }

    /** Carries a plan out when its time has come, whatever the clock says: it may have been set back. */
    private void carryOutPlan(long due) {
        try {
            change(table -> planned(table, Math.max(due, history.clock().millis())), SharedViews::table);
        } catch (RuntimeException e) {
            LOG.warn("The plan at table {} has to wait: {}", id, String.valueOf(e));
            doLocked(() -> planDue = null);
        }
    }

    private static List<Change> planned(Table table, long now) {
        Change next = Plans.next(table, now);
        return next == null ? List.of() : List.of(next);
    }

    /** Whether nobody plays but bots, and nobody looks on at this node: then they need not think. */
    private boolean isResting(Table table) {
        return table.phase() == Phase.PLAYING
                && table.seats().players().isEmpty()
                && !viewers.areThere()
                && history.clock().millis() - watched > STILL_WATCHED;
    }

    /** Lets somebody watch from now on, and shows them the table; false if it is not in use any more. */
    boolean join(Viewer viewer) {
        return locked(() -> {
            Table table = use();
            if (!retired) {
                viewers.join(table, viewer);
                measure();
                goOn(table);
            }
            return !retired;
        });
    }

    /** Somebody looks on no more; however long it takes, they must not be left behind. */
    void leave(Viewer viewer) {
        lock.lock();
        try {
            viewers.leave(viewer);
            measure();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Called every second: shows everybody what has changed besides what is stored. If a bot should have moved long
     * ago, its node may be gone, and the bot is asked here.
     */
    void refresh() {
        doIfFree(() -> {
            if (writer.isInDoubt()) {
                return;
            }
            Table table = writer.table();
            long now = history.clock().millis();
            boolean wasHeld = held;
            held = table.hold(now) != null;
            if (wasHeld && !held || now - table.changed() > BOT_IS_LATE) {
                goOn(table);
            }
            viewers.refresh(table);
            measure();
        });
    }

    /** Called every second: tells other nodes who is watching here, and asks who is watching there. */
    void exchangePresence() {
        doIfFree(() -> {
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
        retire();
        bots.remove(id);
        viewers.close();
    }

    /** It is not in use any more. */
    private void retire() {
        retired = true;
        measure();
        tables.forget(this);
    }

    /** Makes everybody reconnect, because the table has been replaced. */
    void putAway() {
        doLocked(() -> {
            retire();
            bots.remove(id);
            viewers.sendAway();
        });
    }

    /** Marks a seat whose bot is choosing, or has chosen. */
    void think(int seat, boolean on) {
        doLocked(() -> viewers.think(seat, on));
    }

    /** Puts it away if nobody has used it for a while. */
    void putAwayIfIdle(long before) {
        doIfFree(() -> {
            // A waiting step is made in time even if nobody watches.
            if (!retired && viewers.isIdle() && used < before && !held) {
                retire();
                bots.forget(id);
            }
        });
    }

    /** Puts it away to make room for others, unless it is busy or has viewers; whoever needs it reads it again. */
    void putAwayForRoom() {
        doIfFree(() -> {
            if (!retired && !viewers.areThere()) {
                retire();
                bots.forget(id);
            }
        });
    }
}
