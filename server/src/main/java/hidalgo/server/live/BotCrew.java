package hidalgo.server.live;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.rules.Chance;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import hidalgo.server.base.Timekeeper;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.table.Table;
import hidalgo.server.view.TableViews;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A table has at most one bot at work, so the number of waiting tasks is bounded by the number of tables, and a fixed number
 * of threads bounds what all of them take from people's requests. A bot gets its seat's view; what it chooses goes the same
 * way as a person's move, with the version it looked at, and is dropped if something else has happened meanwhile.
 *
 * Bots that may only interrupt are asked once for every version, before those that must move.
 */

/** The bots at all tables: they move by themselves, off the threads that serve people. */
public final class BotCrew implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotCrew.class);

    /** A secret choice comes after a pause that tells nothing. */
    private static final int SECRET_PAUSE = 1200;

    private record Task(int seat, int version, boolean obliged) {}

    private record Mind(String level, Bot bot, Chance chance) {}

    /** What a table's bots remember. */
    private static final class Seats {
        final Map<Integer, Mind> minds = new ConcurrentHashMap<>();
        int askedVersion = -1;
        int asked;
        boolean busy;
    }

    private final Map<String, Seats> tables = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final ExecutorService threads;
    private final Timekeeper timer;
    private final int pause;

    public BotCrew(int threads, int pause, Timekeeper timer) {
        this.threads = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "hidalgo-bot");
            thread.setDaemon(true);
            return thread;
        });
        this.pause = pause;
        this.timer = timer;
    }

    /** Runs something that thinks, such as a hint, on the bots' threads. */
    public ExecutorService threads() {
        return threads;
    }

    /** Lets the next bot at a table think, if it is a bot's go. */
    public void consider(Desk desk, Table table) {
        if (table.phase() != Phase.PLAYING) {
            tables.remove(table.id());
            return;
        }
        Seats seats = tables.computeIfAbsent(table.id(), ignored -> new Seats());
        Task task = next(table, seats);
        if (task == null) {
            return;
        }
        Position position = table.match().position();
        View view = position.view(task.seat());
        Mind mind = mind(seats, table, task.seat());
        boolean secret = Integer.bitCount(position.obliged()) > 1;
        long wait = task.obliged() ? pause + (secret && pause > 0 ? random.nextInt(SECRET_PAUSE) : 0) : 0;
        timer.after(Duration.ofMillis(wait), () -> threads.execute(() -> think(desk, seats, task, mind, view)));
    }

    private @Nullable Task next(Table table, Seats seats) {
        synchronized (seats) {
            if (seats.busy) {
                return null;
            }
            if (seats.askedVersion != table.version()) {
                seats.askedVersion = table.version();
                seats.asked = 0;
            }
            Position position = table.match().position();
            int optional = position.movers() & ~position.obliged() & ~seats.asked;
            for (int bits : List.of(optional, position.obliged())) {
                for (int seat : TableViews.bits(bits)) {
                    if (table.chairs().get(seat).bot() != null) {
                        seats.busy = true;
                        seats.asked |= 1 << seat;
                        return new Task(seat, table.version(), bits != optional);
                    }
                }
            }
            return null;
        }
    }

    private Mind mind(Seats seats, Table table, int seat) {
        String level = String.valueOf(table.chairs().get(seat).bot());
        return seats.minds.compute(
                seat,
                (key, known) -> known != null && known.level().equals(level)
                        ? known
                        : new Mind(level, Bots.of(level), new Chance(random.nextLong(), random.nextLong())));
    }

    private void think(Desk desk, Seats seats, Task task, Mind mind, View view) {
        try {
            if (task.obliged()) {
                desk.think(task.seat(), true);
            }
            int move = mind.bot().choose(view, mind.chance());
            String text = move == Bot.WAIT ? "" : view.notation(move);
            desk.think(task.seat(), false);
            free(seats);
            desk.botMoves(task.seat(), task.version(), text);
        } catch (RuntimeException e) {
            if (!threads.isShutdown()) {
                LOG.error("A bot at table {} could not move", desk.id(), e);
            }
            free(seats);
            desk.think(task.seat(), false);
        }
    }

    private static void free(Seats seats) {
        synchronized (seats) {
            seats.busy = false;
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
