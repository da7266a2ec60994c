package hidalgo.server.live;

import hidalgo.server.base.Scheduler;
import hidalgo.tables.command.Agreements;
import hidalgo.tables.session.BotRunner;
import hidalgo.tables.session.OpenTable;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.session.TableReference;
import hidalgo.tables.session.TableSession;
import hidalgo.tables.session.TableShell;
import hidalgo.tables.session.Viewer;
import hidalgo.tables.session.Viewers;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Table;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * Everything below the lock is accessed only under the lock, so a table has one writer on this node, and viewers get
 * changes in the order in which they were stored. The lock is taken before any lock of the other tables, the bots or
 * the store, and none of those calls back into another table. A live table that has been unused for some time is
 * retired. Callers that still hold it are redirected to the one that replaced it.
 */

/** A table in use on this node: it is read and changed here, by one caller at a time. */
public final class LiveTable implements OpenTable, TableShell {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
    private static final long STILL_WATCHED = 30_000;

    private final String id;
    private final LiveTables tables;
    private final TableHistory history;
    private final BotRunner bots;
    private final Scheduler timer;
    private final TableLock lock = new TableLock();
    private final Presence presence;
    private final Viewers viewers;
    private final TableSession session;
    private boolean retired;
    private volatile long used;
    private long watched;
    private volatile long bytes;

    LiveTable(Table table, LiveTables tables, TableHistory history, OtherNodes nodes, BotRunner bots, Scheduler timer) {
        this.id = table.id();
        this.tables = tables;
        this.history = history;
        this.bots = bots;
        this.timer = timer;
        this.presence = new Presence(id, nodes, history.clock());
        this.viewers = new Viewers(history, this::now, presence::elsewhere, lock::isMine);
        this.session = new TableSession(table, history, viewers, bots, this);
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

    @Override
    public TableReference reference() {
        return new StoredTable(tables, id);
    }

    @Override
    public long now() {
        return history.clock().millis();
    }

    /** How much memory it takes, by estimate. */
    long bytes() {
        return bytes;
    }

    /** Reports the size of its memory to the other tables. */
    private void measure() {
        long now = retired ? 0 : session.table().bytes() + viewers.bytes();
        tables.grow(now - bytes);
        bytes = now;
    }

    /** The table, which is used now: it is as it is stored. */
    private Table use() {
        session.confirmOrRollBack();
        if (history.isDeaf()) {
            session.catchUp();
        }
        used = now();
        return session.table();
    }

    @Override
    public <T> T read(Function<SharedViews, T> reading) {
        return lock.locked(() -> {
            use();
            return reading.apply(session.show());
        });
    }

    /** A person who has no socket wakes bots too. */
    @Override
    public <T> T look(Function<SharedViews, T> reading) {
        return lock.locked(() -> {
            use();
            boolean rested = session.isResting();
            watched = now();
            if (rested) {
                session.resume();
            }
            return reading.apply(session.show());
        });
    }

    @Override
    public <T> T change(Function<Table, List<? extends Change>> decision, Function<SharedViews, T> reply) {
        Optional<T> answer = lock.locked(() -> {
            use();
            return retired ? Optional.<T>empty() : Optional.of(reply.apply(write(decision)));
        });
        return answer.orElseGet(() -> tables.openInsteadOf(this).change(decision, reply));
    }

    private SharedViews write(Function<Table, List<? extends Change>> decision) {
        int before = session.table().number();
        SharedViews shown = session.change(table -> tables.withVacations(table, decision.apply(table), now()));
        if (session.table().number() != before) {
            measure();
        }
        return shown;
    }

    /** The table has just been made: it may be a bot's turn. */
    void begin() {
        lock.doLocked(() -> {
            use();
            session.begin();
        });
    }

    /** The table has a time in the database too, so a failure is made good later. */
    @Override
    public void isLate() {
        Thread.startVirtualThread(() -> {
            try {
                change(table -> Agreements.late(table, Math.max(now(), table.changed())), SharedViews::table);
            } catch (RuntimeException e) {
                LOG.warn(
                        "The time of a seat at table {} has run out, but the table can't be changed: {}",
                        id,
                        String.valueOf(e));
            }
        });
    }

    /** Whether a person has the table open at this node. */
    boolean isWatching(String person) {
        return lock.locked(() -> viewers.here().contains(person));
    }

    /** Applies what another node has written up to an event, unless it is known. */
    void catchUp(int number) {
        lock.doLocked(() -> applyUpTo(number));
    }

    /** The same, unless the table is busy: its current user writes to the database, and gets the events there. */
    void catchUpIfFree(int number) {
        lock.doIfFree(() -> applyUpTo(number));
    }

    /** This does not count as use: an unwatched table is still retired. */
    private void applyUpTo(int number) {
        session.confirmOrRollBack();
        if (session.table().number() < number) {
            session.catchUp();
        }
    }

    @Override
    public void wakeBots() {
        lock.doLocked(() -> {
            use();
            session.resume();
        });
    }

    @Override
    public void carryOutPlan(long due, long wait) {
        timer.after(
                Duration.ofMillis(wait),
                () -> Thread.startVirtualThread(() -> {
                    try {
                        change(TableSession.planned(due, now()), SharedViews::table);
                    } catch (RuntimeException e) {
                        LOG.warn(
                                "Could not carry out the plan at table {}; it will be retried: {}",
                                id,
                                String.valueOf(e));
                        lock.doLocked(session::forgetPlan);
                    }
                }));
    }

    /** Only bots play, and this node has had no viewers for some time. */
    @Override
    public boolean mayRest(Table table) {
        return table.seats().players().isEmpty() && now() - watched > STILL_WATCHED;
    }

    /** Adds a viewer, and shows them the table; false if it is not in use any more. */
    boolean join(Viewer viewer) {
        return lock.locked(() -> {
            use();
            if (!retired) {
                session.join(viewer);
                measure();
            }
            return !retired;
        });
    }

    /** Removes a viewer. Waits for the lock however long it takes, so that no viewer leaks. */
    void leave(Viewer viewer) {
        lock.doAtLast(() -> {
            viewers.leave(viewer);
            measure();
        });
    }

    /** Called every second: shows all viewers the changes that are not stored. */
    void refresh() {
        lock.doIfFree(() -> {
            if (!session.isInDoubt()) {
                session.refresh();
                measure();
            }
        });
    }

    /** Called every second: reports the viewers here to other nodes, and reads theirs. */
    void exchangePresence() {
        lock.doIfFree(() -> {
            if (!retired && presence.exchange(viewers.here())) {
                viewers.noteElsewhere();
            }
        });
    }

    /** The viewers on other nodes may have changed. */
    void askOtherNodes() {
        lock.doLocked(presence::askAgain);
    }

    /** Deletes the table if no one has a seat any more, and no one has come meanwhile. */
    void deleteIfEmpty() {
        lock.doLocked(() -> {
            Table table = use();
            if (table.seats().people().isEmpty() && history.deleteAfter(id, table.number())) {
                close();
            }
        });
    }

    @Override
    public void gone() {
        close();
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

    /** Makes all viewers reconnect, because the table has been replaced. */
    void discard() {
        lock.doLocked(() -> {
            retire();
            bots.remove(id);
            viewers.sendAway();
        });
    }

    @Override
    public void think(int seat, boolean on) {
        lock.doLocked(() -> viewers.think(seat, on));
    }

    /** Makes all viewers reconnect, unless it is busy; its memory is free until they do. */
    void unloadIfFree() {
        lock.doIfFree(() -> {
            if (!retired) {
                retire();
                bots.forget(id);
                viewers.sendAway();
            }
        });
    }

    /** Retires it if it has been unused for some time. */
    void unloadIfIdle(long before) {
        lock.doIfFree(() -> {
            // A waiting step is made in time even without viewers.
            if (!retired && viewers.isIdle() && used < before && !session.isHeld()) {
                retire();
                bots.forget(id);
            }
        });
    }

    /** Retires it to make room for others, unless it is busy or has viewers; the next request reads it again. */
    void unloadForRoom() {
        lock.doIfFree(() -> {
            if (!retired && !viewers.areThere()) {
                retire();
                bots.forget(id);
            }
        });
    }
}
