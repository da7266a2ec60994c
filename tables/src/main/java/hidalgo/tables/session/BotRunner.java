package hidalgo.tables.session;

import hidalgo.rules.Position;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.session.BotsOfTable.Task;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Hold;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Table;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/*
 * A table has at most one bot at work, so the number of waiting tasks is bounded by the number of tables; a waiting
 * task holds only a reference to its table. A bot thinks for the people at its table, or for the host if only bots play
 * there. It gets its seat's view; its choice goes the same way as a person's move, with the version it looked at, and
 * is dropped if something else has happened meanwhile. So it doesn't matter where it thinks. A bot that fails, for any
 * reason, is asked again after some time: until then it counts as busy, so that it doesn't fail again and again.
 */

/** The bots at all tables: they move on their own, independent of people's requests. */
public final class BotRunner {
    /** A secret choice comes after a separate pause, so that its timing reveals nothing. */
    private static final int SECRET_PAUSE = 1200;

    private static final long AFTER_FAILURE = 5000;

    /**
     * Bots are asked at this many tables at a time, of about two kilobytes each; the other tables follow when they are
     * late.
     */
    private static final int MOST_ASKED = 10_000;

    private final Map<String, BotsOfTable> tables = new ConcurrentHashMap<>();
    /** When the bots of a table are woken: a table may wait for days, and is looked at every second. */
    private final Map<String, Long> wakes = new ConcurrentHashMap<>();

    private final SecureRandom random = new SecureRandom();
    private final Thinkers thinkers;
    private final int pause;

    /** Bots that pause for a number of milliseconds before they move. */
    public BotRunner(Thinkers thinkers, int pause) {
        this.thinkers = thinkers;
        this.pause = pause;
    }

    /** Lets the next bot at a table think, if it is a bot's turn. */
    void consider(TableReference reference, Table table, long now) {
        if (table.phase() != Phase.PLAYING) {
            remove(table.id());
            return;
        }
        if (tables.size() >= MOST_ASKED && !tables.containsKey(table.id())) {
            return;
        }
        Hold hold = table.hold(now);
        BotsOfTable bots = tables.computeIfAbsent(table.id(), ignored -> new BotsOfTable());
        Task task = bots.next(table, hold != null);
        if (task == null) {
            OpenTable open = bots.thinking() < 0 ? null : reference.inUse();
            if (open != null) {
                // The table may have been retired and opened again since the bot was asked.
                open.think(bots.thinking(), true);
            }
            wakeAfter(hold, reference, now);
            return;
        }
        Position position = table.position();
        boolean secret = Integer.bitCount(position.obliged()) > 1;
        long wait = task.obliged() ? pause + (secret && pause > 0 ? random.nextInt(SECRET_PAUSE) : 0) : 0;
        BotTurn turn = new BotTurn(this, reference, table, bots, task);
        thinkers.after(wait, () -> thinkers.think(turn));
    }

    /** The choice of a bot; null if the table has changed since. */
    String choose(TableReference reference, Task task, String description, BotMinds minds) {
        return reference
                .open()
                .read(shown -> BotView.of(shown.table(), task.version(), task.seat()))
                .map(seen -> minds.choose(reference.id(), description, seen))
                .orElse("");
    }

    /** Shows that a bot that must move is thinking. */
    void show(TableReference reference, Task task, boolean thinks) {
        OpenTable open = task.obliged() ? reference.inUse() : null;
        try {
            if (open != null) {
                open.think(task.seat(), thinks);
            }
        } catch (RequestRefused busy) {
            thinkers.failed(reference.id(), busy);
        }
    }

    /** Forgets the bots of a table that has ended or is gone. */
    public void remove(String table) {
        tables.remove(table);
        dropMemory(table);
    }

    /** Forgets the bots of a table that is no longer in use, except that one of them has been asked. */
    public void forget(String table) {
        tables.computeIfPresent(table, (id, bots) -> bots.areBusy() ? bots : null);
        dropMemory(table);
    }

    /** Whether a bot of a table has been asked and has not moved yet. */
    public boolean areBusy(String table) {
        BotsOfTable bots = tables.get(table);
        return bots != null && bots.areBusy();
    }

    /** Drops what the bots of a table remember about their turns. */
    void dropMemory(String table) {
        thinkers.forget(table);
    }

    /**
     * Looks again when there is no one left to wait for; a player who lets the action continue earlier wakes the bots.
     */
    private void wakeAfter(@Nullable Hold hold, TableReference reference, long now) {
        if (hold == null || hold.left() == null) {
            return;
        }
        String table = reference.id();
        Long at = now + hold.left();
        Long known = wakes.get(table);
        if (known == null || at < known) {
            wakes.put(table, at);
            thinkers.after(hold.left(), () -> {
                wakes.remove(table, at);
                reference.open().wakeBots();
            });
        }
    }

    /** Makes the move that a bot has chosen; if it has failed, it is asked again after some time. */
    void end(TableReference reference, BotsOfTable bots, Task task, Supplier<String> choice) {
        try {
            String text = choice.get();
            bots.choose();
            show(reference, task, false);
            move(reference.open(), task, text);
            bots.free();
            reference.open().wakeBots();
        } catch (RequestRefused refused) {
            // The table is gone, or the server is too busy to open it.
            thinkers.failed(reference.id(), refused);
            if (refused.kind() == RequestRefused.Kind.BUSY) {
                thinkers.after(AFTER_FAILURE, () -> askAgain(reference, bots, task));
            } else {
                tables.remove(reference.id(), bots);
            }
        } catch (Throwable e) {
            if (thinkers.failed(reference.id(), e)) {
                thinkers.after(AFTER_FAILURE, () -> askAgain(reference, bots, task));
            }
        }
    }

    private void askAgain(TableReference reference, BotsOfTable bots, Task task) {
        bots.free();
        show(reference, task, false);
        reference.open().wakeBots();
    }

    /** Makes the move that a bot has chosen, or none if the text is empty; it counts only if nothing else has happened. */
    private static void move(OpenTable table, Task task, String text) {
        table.change(
                now -> text.isEmpty() || !isFresh(now, task) ? List.of() : List.of(move(now, task, text)),
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
