package hidalgo.server.live;

import hidalgo.bots.Bots;
import hidalgo.rules.Position;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.View;
import hidalgo.server.base.Scheduler;
import hidalgo.server.thinking.Job;
import hidalgo.server.thinking.Jobs;
import hidalgo.server.thinking.Thinking;
import hidalgo.server.thinking.ThinkingTask;
import hidalgo.server.thinking.Urgency;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Hold;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Seats;
import hidalgo.tables.table.Table;
import hidalgo.tables.view.Personas;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A table has at most one bot at work, so the number of waiting tasks is bounded by the number of tables. A bot thinks for the people at its table, or for the host if
 * only bots play there. It gets its seat's view; what it chooses goes the same way as a person's move, with the version it
 * looked at, and is dropped if something else has happened meanwhile. So it does not matter where it thinks.
 *
 * Bots that may only interrupt are asked once for every version, before those that must move. A bot that fails, for whatever
 * reason, is asked again after a while: until then it counts as busy, so that nothing fails again and again.
 */

/** The bots at all tables: they move by themselves, on other threads than those that serve people. */
public final class BotRunner {
    private static final Logger LOG = LoggerFactory.getLogger(BotRunner.class);

    /** A secret choice comes after a fixed pause, so that its timing reveals nothing. */
    private static final int SECRET_PAUSE = 1200;

    private static final Duration AFTER_FAILURE = Duration.ofSeconds(5);

    private record Task(int seat, int version, boolean obliged) {}

    /** What has been asked of a table's bots. */
    private static final class BotsOfTable {
        int askedVersion = -1;
        int asked;
        boolean busy;
        /** Who has thought for them before, and may remember something. */
        volatile String worker = "";
    }

    private final Map<String, BotsOfTable> tables = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final Thinking thinking;
    private final Jobs jobs;
    private final BotThinker thinker;
    private final Scheduler timer;
    private final int pause;

    /** Bots that think here if they are quick, or wherever jobs are done; they pause for so many milliseconds before they move. */
    public BotRunner(Thinking thinking, Jobs jobs, BotThinker thinker, int pause, Scheduler timer) {
        this.thinking = thinking;
        this.jobs = jobs;
        this.thinker = thinker;
        this.pause = pause;
        this.timer = timer;
    }

    /** Lets the next bot at a table think, if it is a bot's turn. */
    void consider(LiveTable live, Table table, @Nullable Hold hold) {
        if (table.phase() != Phase.PLAYING) {
            forget(table.id());
            return;
        }
        BotsOfTable seats = tables.computeIfAbsent(table.id(), ignored -> new BotsOfTable());
        Task task = next(table, seats, hold != null);
        if (task == null) {
            wakeAfter(hold, live);
            return;
        }
        Position position = table.position();
        boolean secret = Integer.bitCount(position.obliged()) > 1;
        long wait = task.obliged() ? pause + (secret && pause > 0 ? random.nextInt(SECRET_PAUSE) : 0) : 0;
        timer.after(Duration.ofMillis(wait), thought(live, table, seats, task));
    }

    /** What lets a bot think, when its pause is over. */
    private Runnable thought(LiveTable live, Table table, BotsOfTable seats, Task task) {
        Set<String> players = table.seats().players();
        Set<String> people = players.isEmpty() ? Set.of(table.host()) : players;
        Urgency urgency = players.isEmpty() ? Urgency.BOTS_TABLE : Urgency.PEOPLES_TABLE;
        Seat seat = table.seats().get(task.seat());
        String level = String.valueOf(seat.bot());
        String description = Bots.description(level, Personas.at(seat));
        if (Bots.isQuick(level)) {
            // The bot thinks on another thread, so it gets its own copy of the position.
            View view = table.position().copy().view(task.seat());
            Runnable work = () -> {
                show(live, task, true);
                end(live, seats, task, () -> thinker.choose(live.id(), description, view));
            };
            return () -> thinking.give(new ThinkingTask(people, urgency, work));
        }
        Job job = BotThinker.job(table, task.seat(), description, people, urgency, seats.worker);
        return () -> Thread.startVirtualThread(() -> {
            show(live, task, true);
            jobs.ask(job, answer -> {
                seats.worker = answer.worker();
                end(live, seats, task, () -> Objects.requireNonNull(answer.text(), "No bot could choose"));
            });
        });
    }

    /** Shows that somebody who must move is thinking. */
    private static void show(LiveTable live, Task task, boolean thinks) {
        try {
            if (task.obliged()) {
                live.think(task.seat(), thinks);
            }
        } catch (RequestRefused busy) {
            LOG.debug("Nobody is shown that a bot thinks at table {}", live.id());
        }
    }

    /** Forgets the bots of a table that has ended or is not in use any more. */
    void forget(String table) {
        tables.remove(table);
        dropMemory(table);
    }

    /** Drops what the bots of a table remember about their turns. */
    void dropMemory(String table) {
        thinker.forget(table);
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

    /** Makes the move that a bot has chosen; if it has failed, it is asked again after a while. */
    private void end(LiveTable live, BotsOfTable seats, Task task, Supplier<String> choice) {
        try {
            String text = choice.get();
            show(live, task, false);
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
