package hidalgo.server.live;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.View;
import hidalgo.server.base.Scheduler;
import hidalgo.server.table.Change;
import hidalgo.server.table.Hold;
import hidalgo.server.table.Phase;
import hidalgo.server.table.Seat;
import hidalgo.server.table.Seats;
import hidalgo.server.table.Table;
import hidalgo.server.thinking.Thinking;
import hidalgo.server.thinking.ThinkingTask;
import hidalgo.server.thinking.Urgency;
import hidalgo.server.view.Personas;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A table has at most one bot at work, so the number of waiting tasks is bounded by the number of tables, and a fixed number
 * of threads bounds what all of them take from people's requests. A bot thinks for the people at its table, or for the host if
 * only bots play there. It gets its seat's view; what it chooses goes the same way as a person's move, with the version it
 * looked at, and is dropped if something else has happened meanwhile.
 *
 * Bots that may only interrupt are asked once for every version, before those that must move. A bot that fails, for whatever
 * reason, is replaced by a squire for that move. If that fails too, it is asked again after a while: until then it counts as
 * busy, so that nothing fails again and again.
 */

/** The bots at all tables: they move by themselves, on other threads than those that serve people. */
public final class BotRunner {
    private static final Logger LOG = LoggerFactory.getLogger(BotRunner.class);

    /** A secret choice comes after a fixed pause, so that its timing reveals nothing. */
    private static final int SECRET_PAUSE = 1200;

    /** Who moves for a bot that has failed. */
    private static final String SUBSTITUTE = "squire";

    private static final Duration AFTER_FAILURE = Duration.ofSeconds(5);

    private record Task(int seat, int version, boolean obliged) {}

    private record Mind(String description, Bot bot, RandomSource random) {}

    /** What a table's bots remember between moves. */
    private static final class BotsOfTable {
        final Map<Integer, Mind> minds = new ConcurrentHashMap<>();
        int askedVersion = -1;
        int asked;
        boolean busy;
    }

    private final Map<String, BotsOfTable> tables = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final Thinking thinking;
    private final Scheduler timer;
    private final int pause;
    private final Function<String, Bot> levels;

    /** Bots that think somewhere, and pause for so many milliseconds before they move. */
    public BotRunner(Thinking thinking, int pause, Scheduler timer) {
        this(thinking, pause, timer, Bots::of);
    }

    BotRunner(Thinking thinking, int pause, Scheduler timer, Function<String, Bot> levels) {
        this.thinking = thinking;
        this.pause = pause;
        this.timer = timer;
        this.levels = levels;
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
        Seat seat = table.seats().get(task.seat());
        String level = String.valueOf(seat.bot());
        String description = Bots.description(level, Personas.at(seat));
        boolean secret = Integer.bitCount(position.obliged()) > 1;
        long wait = task.obliged() ? pause + (secret && pause > 0 ? random.nextInt(SECRET_PAUSE) : 0) : 0;
        ThinkingTask thought = thinkingTask(table, level, () -> think(live, seats, task, description, view));
        timer.after(Duration.ofMillis(wait), () -> thinking.give(thought));
    }

    private static ThinkingTask thinkingTask(Table table, String level, Runnable work) {
        Set<String> players = table.seats().players();
        return new ThinkingTask(
                players.isEmpty() ? Set.of(table.host()) : players,
                players.isEmpty() ? Urgency.BOTS_TABLE : Urgency.PEOPLES_TABLE,
                Bots.isQuick(level),
                work);
    }

    /** Forgets what the bots of a table remember, which is not in use any more. */
    void forget(String table) {
        tables.remove(table);
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

    private Mind mind(BotsOfTable seats, int seat, String description) {
        return seats.minds.compute(
                seat,
                (key, known) -> known != null && known.description().equals(description)
                        ? known
                        : new Mind(
                                description,
                                levels.apply(description),
                                new RandomSource(random.nextLong(), random.nextLong())));
    }

    private void think(LiveTable live, BotsOfTable seats, Task task, String description, View view) {
        try {
            Mind mind = mind(seats, task.seat(), description);
            if (task.obliged()) {
                live.think(task.seat(), true);
            }
            int move = choose(live, mind, view);
            String text = move == Bot.WAIT ? "" : view.notation(move);
            live.think(task.seat(), false);
            move(live, task, text);
        } catch (Throwable e) {
            if (!thinking.isClosed()) {
                LOG.error("A bot at table {} could not move", live.id(), e);
                timer.after(AFTER_FAILURE, () -> askAgain(live, seats, task));
            }
            return;
        }
        free(seats);
        live.wakeBots();
    }

    /** A bot that fails costs its table no more than a moment: a squire moves in its place. */
    private int choose(LiveTable live, Mind mind, View view) {
        try {
            return mind.bot().choose(view, mind.random());
        } catch (RuntimeException e) {
            LOG.error(
                    "The bot {} at table {} failed; a {} moves in its place",
                    mind.description(),
                    live.id(),
                    SUBSTITUTE,
                    e);
            return levels.apply(SUBSTITUTE).choose(view, mind.random());
        }
    }

    private static void askAgain(LiveTable live, BotsOfTable seats, Task task) {
        free(seats);
        live.think(task.seat(), false);
        live.wakeBots();
    }

    /** Makes the move that a bot has chosen, or none if the text is empty; it counts only if nothing else has happened. */
    private static void move(LiveTable live, Task task, String text) {
        live.change(
                table -> text.isEmpty() || !isFresh(table, task) ? List.of() : List.of(move(table, task, text)),
                SharedViews::table);
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
