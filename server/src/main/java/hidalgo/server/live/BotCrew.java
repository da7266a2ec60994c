package hidalgo.server.live;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.rules.Chance;
import hidalgo.rules.Position;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.View;
import hidalgo.server.base.Timekeeper;
import hidalgo.server.table.Change;
import hidalgo.server.table.Hold;
import hidalgo.server.table.Phase;
import hidalgo.server.table.Seats;
import hidalgo.server.table.Table;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A table has at most one bot at work, so the number of waiting tasks is bounded by the number of tables, and a fixed
 * number of threads limits how much bots slow down people's requests. A bot gets its seat's view. What it chooses takes
 * the same path as a person's move, with the version it looked at, and is dropped if something else has happened
 * meanwhile.
 *
 * Bots that may only interrupt are asked once for every version, before those that must move.
 */

/** The bots at all tables: they move by themselves, on other threads than those that serve people. */
public final class BotCrew {
    private static final Logger LOG = LoggerFactory.getLogger(BotCrew.class);

    /** A secret choice comes after a fixed pause, so that its timing reveals nothing. */
    private static final int SECRET_PAUSE = 1200;

    private record Task(int seat, int version, boolean obliged) {}

    private record Mind(String level, Bot bot, Chance chance) {}

    /** What a table's bots remember between moves. */
    private static final class BotsOfTable {
        final Map<Integer, Mind> minds = new ConcurrentHashMap<>();
        int askedVersion = -1;
        int asked;
        boolean busy;
    }

    private final Map<String, BotsOfTable> tables = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final ExecutorService threads;
    private final Timekeeper timer;
    private final int pause;

    public BotCrew(ExecutorService threads, int pause, Timekeeper timer) {
        this.threads = threads;
        this.pause = pause;
        this.timer = timer;
    }

    /** Lets the next bot at a table think, if it is a bot's turn. */
    void consider(LiveTable live, Table table, @Nullable Hold hold) {
        if (table.phase() != Phase.PLAYING) {
            tables.remove(table.id());
            return;
        }
        BotsOfTable seats = tables.computeIfAbsent(table.id(), ignored -> new BotsOfTable());
        Task task = next(table, seats, hold != null);
        if (task == null) {
            wakeAfter(hold, live);
            return;
        }
        Position position = table.position();
        // The bot thinks on another thread, so it gets its own copy of the position.
        View view = position.copy().view(task.seat());
        Mind mind = mind(seats, table, task.seat());
        boolean secret = Integer.bitCount(position.obliged()) > 1;
        long wait = task.obliged() ? pause + (secret && pause > 0 ? random.nextInt(SECRET_PAUSE) : 0) : 0;
        timer.after(Duration.ofMillis(wait), () -> threads.execute(() -> think(live, seats, task, mind, view)));
    }

    /** Looks again when nobody has to be waited for any more; if somebody lets go earlier, that wakes the bots. */
    private void wakeAfter(@Nullable Hold hold, LiveTable live) {
        if (hold != null && hold.left() != null) {
            timer.after(Duration.ofMillis(hold.left()), live::wakeBots);
        }
    }

    private @Nullable Task next(Table table, BotsOfTable seats, boolean isHeld) {
        synchronized (seats) {
            if (seats.busy) {
                return null;
            }
            if (seats.askedVersion != table.game().version()) {
                seats.askedVersion = table.game().version();
                seats.asked = 0;
            }
            Position position = table.position();
            int optional = position.movers() & ~position.obliged() & ~seats.asked;
            for (int bits : List.of(optional, isHeld ? 0 : position.obliged())) {
                for (int seat : Seats.ofBits(bits)) {
                    if (table.seats().get(seat).bot() != null) {
                        seats.busy = true;
                        seats.asked |= 1 << seat;
                        return new Task(seat, table.game().version(), bits != optional);
                    }
                }
            }
            return null;
        }
    }

    private Mind mind(BotsOfTable seats, Table table, int seat) {
        String level = String.valueOf(table.seats().get(seat).bot());
        return seats.minds.compute(
                seat,
                (key, known) -> known != null && known.level().equals(level)
                        ? known
                        : new Mind(level, Bots.of(level), new Chance(random.nextLong(), random.nextLong())));
    }

    private void think(LiveTable live, BotsOfTable seats, Task task, Mind mind, View view) {
        try {
            if (task.obliged()) {
                live.think(task.seat(), true);
            }
            int move = mind.bot().choose(view, mind.chance());
            String text = move == Bot.WAIT ? "" : view.notation(move);
            live.think(task.seat(), false);
            free(seats);
            move(live, task, text);
        } catch (RuntimeException e) {
            if (!threads.isShutdown()) {
                LOG.error("A bot at table {} could not move", live.id(), e);
            }
            free(seats);
            live.think(task.seat(), false);
        }
    }

    /** Makes the move that a bot has chosen, or none if the text is empty, but only if nothing else has happened. */
    private void move(LiveTable live, Task task, String text) {
        live.change(
                table -> text.isEmpty() || !isFresh(table, task) ? List.of() : List.of(move(table, task, text)),
                Showing::table);
        live.wakeBots();
    }

    private static boolean isFresh(Table table, Task task) {
        return table.game().version() == task.version()
                && table.phase() == Phase.PLAYING
                && table.seats().get(task.seat()).bot() != null;
    }

    private static Change move(Table table, Task task, String text) {
        return switch (table.position().judge(task.seat(), text)) {
            case Ruling.Legal(int move) -> new Change.Move(task.seat(), move, "bot " + task.version());
            case Refusal refusal -> throw new IllegalStateException("A bot has chosen an illegal move: " + refusal);
        };
    }

    private static void free(BotsOfTable seats) {
        synchronized (seats) {
            seats.busy = false;
        }
    }
}
