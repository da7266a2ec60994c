package hidalgo.server.live;

import hidalgo.bots.Bots;
import hidalgo.rules.Position;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.View;
import hidalgo.server.base.Scheduler;
import hidalgo.server.live.BotsOfTable.Task;
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
import hidalgo.tables.table.Table;
import hidalgo.tables.view.Personas;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A table has at most one bot at work, so the number of waiting tasks is bounded by the number of tables; what waits holds no more
 * than a reference to its table. A bot thinks for the people at its table, or for the host if only bots play there. It gets its
 * seat's view; what it chooses goes the same way as a person's move, with the version it looked at, and is dropped if something
 * else has happened meanwhile. So it does not matter where it thinks.
 *
 * A bot that fails, for whatever reason, is asked again after a while: until then it counts as busy, so that nothing fails again
 * and again.
 */

/** The bots at all tables: they move by themselves, on other threads than those that serve people. */
public final class BotRunner {
    private static final Logger LOG = LoggerFactory.getLogger(BotRunner.class);

    /** A secret choice comes after a fixed pause, so that its timing reveals nothing. */
    private static final int SECRET_PAUSE = 1200;

    private static final Duration AFTER_FAILURE = Duration.ofSeconds(5);

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
            remove(table.id());
            return;
        }
        BotsOfTable bots = tables.computeIfAbsent(table.id(), ignored -> new BotsOfTable());
        Task task = bots.next(table, hold != null);
        if (task == null) {
            if (bots.thinking() >= 0) {
                // The table may have been put away and opened again since the bot was asked.
                live.think(bots.thinking(), true);
            }
            wakeAfter(hold, live.reference());
            return;
        }
        Position position = table.position();
        boolean secret = Integer.bitCount(position.obliged()) > 1;
        long wait = task.obliged() ? pause + (secret && pause > 0 ? random.nextInt(SECRET_PAUSE) : 0) : 0;
        timer.after(Duration.ofMillis(wait), thought(live.reference(), table, bots, task));
    }

    /** What lets a bot think, when its pause is over. */
    private Runnable thought(TableReference reference, Table table, BotsOfTable bots, Task task) {
        Set<String> players = table.seats().players();
        Set<String> people = players.isEmpty() ? Set.of(table.host()) : players;
        Urgency urgency = players.isEmpty() ? Urgency.BOTS_TABLE : Urgency.PEOPLES_TABLE;
        Seat seat = table.seats().get(task.seat());
        String level = String.valueOf(seat.bot());
        String description = Bots.description(level, Personas.at(seat));
        if (Bots.isQuick(level)) {
            Runnable work = () -> {
                show(reference, task, true);
                end(reference, bots, task, () -> choose(reference, task, description));
            };
            return () -> thinking.give(new ThinkingTask(people, urgency, work));
        }
        Job job = BotThinker.job(table, task.seat(), description, people, urgency, bots.worker());
        return () -> Thread.startVirtualThread(() -> {
            show(reference, task, true);
            jobs.ask(job, answer -> {
                bots.thoughtBy(answer.worker());
                end(reference, bots, task, () -> Objects.requireNonNull(answer.text(), "No bot could choose"));
            });
        });
    }

    /** What a quick bot chooses; nothing if the table has gone on. */
    private String choose(TableReference reference, Task task, String description) {
        return reference
                .open()
                .read(shown -> seen(shown.table(), task))
                .map(view -> thinker.choose(reference.id(), description, view))
                .orElse("");
    }

    /** What a bot sees; it thinks on another thread, so it gets its own copy of the position. */
    private static Optional<View> seen(Table table, Task task) {
        return isFresh(table, task) ? Optional.of(table.position().copy().view(task.seat())) : Optional.empty();
    }

    /** Shows that somebody who must move is thinking. */
    private static void show(TableReference reference, Task task, boolean thinks) {
        LiveTable live = task.obliged() ? reference.inUse() : null;
        try {
            if (live != null) {
                live.think(task.seat(), thinks);
            }
        } catch (RequestRefused busy) {
            LOG.debug("Nobody is shown that a bot thinks at table {}", reference.id());
        }
    }

    /** Forgets the bots of a table that has ended or is gone. */
    void remove(String table) {
        tables.remove(table);
        dropMemory(table);
    }

    /** Forgets the bots of a table that is not in use any more, except that one of them has been asked. */
    void forget(String table) {
        tables.computeIfPresent(table, (id, bots) -> bots.areBusy() ? bots : null);
        dropMemory(table);
    }

    /** Whether a bot of a table has been asked and has not moved yet. */
    boolean areBusy(String table) {
        BotsOfTable bots = tables.get(table);
        return bots != null && bots.areBusy();
    }

    /** Drops what the bots of a table remember about their turns. */
    void dropMemory(String table) {
        thinker.forget(table);
    }

    /** Looks again when nobody has to be waited for any more; if somebody lets go earlier, that wakes the bots. */
    private void wakeAfter(@Nullable Hold hold, TableReference reference) {
        if (hold != null && hold.left() != null) {
            timer.after(Duration.ofMillis(hold.left()), () -> reference.open().wakeBots());
        }
    }

    /** Makes the move that a bot has chosen; if it has failed, it is asked again after a while. */
    private void end(TableReference reference, BotsOfTable bots, Task task, Supplier<String> choice) {
        try {
            String text = choice.get();
            bots.choose();
            show(reference, task, false);
            move(reference.open(), task, text);
            bots.free();
            reference.open().wakeBots();
        } catch (RequestRefused refused) {
            again(reference, bots, task, refused);
        } catch (Throwable e) {
            if (!thinking.isClosed()) {
                LOG.error("A bot at table {} could not move", reference.id(), e);
                timer.after(AFTER_FAILURE, () -> askAgain(reference, bots, task));
            }
        }
    }

    /** The table is gone, or the server is too busy to open it. */
    private void again(TableReference reference, BotsOfTable bots, Task task, RequestRefused refused) {
        if (refused.kind() == RequestRefused.Kind.BUSY) {
            LOG.debug("A bot at table {} could not move yet", reference.id());
            timer.after(AFTER_FAILURE, () -> askAgain(reference, bots, task));
        } else {
            LOG.info("No bot moves at table {}: {}", reference.id(), refused.getMessage());
            tables.remove(reference.id(), bots);
        }
    }

    private static void askAgain(TableReference reference, BotsOfTable bots, Task task) {
        bots.free();
        show(reference, task, false);
        reference.open().wakeBots();
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
}
