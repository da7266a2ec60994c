package hidalgo.server.live;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.table.Phase;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A server may have thousands of running games, and most of them wait for people who are asleep. Reading them all would
 * take minutes and all memory. So the server is ready before any is read, and then one after the other is read on a
 * separate thread, checked and dropped; only those with a bot to move are kept.
 */

/** Looks through the games that were running when the server started. */
public final class RunningGames implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RunningGames.class);

    private final LiveTables tables;
    private final TableHistory history;
    private @Nullable Thread thread;
    private volatile boolean closed;

    /** The running games of a history, for those in use. */
    public RunningGames(LiveTables tables, TableHistory history) {
        this.tables = tables;
        this.history = history;
    }

    /** Wakes the bots for which people wait, then reports the games whose stored moves no longer fit the rules. */
    public synchronized void start() {
        thread = Thread.ofPlatform().daemon().name("hidalgo-running-games").start(this::run);
    }

    private void run() {
        try {
            tables.resume();
            List<String> ids = new ArrayList<>(history.ids(Phase.PLAYING));
            ids.addAll(history.ids(Phase.STOPPED));
            ids.stream().filter(id -> !closed && isStopped(id)).forEach(id -> {
                LOG.error(
                        "Table {} is stopped: its stored moves no longer fit the rules; nothing is lost, please report it",
                        id);
            });
        } catch (RuntimeException e) {
            if (!closed) {
                LOG.error("Could not check the running games", e);
            }
        }
    }

    private boolean isStopped(String id) {
        try {
            return history.read(id).phase() == Phase.STOPPED;
        } catch (RequestRefused unreadable) {
            return unreadable.kind() == Kind.REFUSED;
        }
    }

    /** Leaves the rest unread. */
    @Override
    public synchronized void close() {
        closed = true;
        try {
            if (thread != null) {
                thread.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
