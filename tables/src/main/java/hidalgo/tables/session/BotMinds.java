package hidalgo.tables.session;

import hidalgo.bots.Bot;
import hidalgo.bots.Choice;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.security.SecureRandom;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Chooses the moves of bots, which keep their results until the end of their turn. */
public final class BotMinds {
    /** Receives the failures of bots. */
    @FunctionalInterface
    public interface FailureListener {
        /** A bot of a description has failed at a table, and a squire moves in its place. */
        void failed(String table, String description, Throwable failure);
    }

    private final SecureRandom random = new SecureRandom();
    private final BotMemory memory;
    private final Function<String, Bot> levels;
    private final FailureListener failures;

    /** Bots by their descriptions, with a memory of a number of bytes in all. */
    public BotMinds(Function<String, Bot> levels, long mostBytes, FailureListener failures) {
        this.levels = levels;
        this.memory = new BotMemory(mostBytes);
        this.failures = failures;
    }

    /** The move that a bot of a description, or its substitute, chooses, as text; empty if it waits. */
    public String choose(String table, String description, BotView seen) {
        View view = seen.view();
        if (seen.isSeeded()) {
            Choice choice = seen.choose(description, levels);
            report(table, description, choice);
            return view.notation(choice.move());
        }
        RandomSource chance = RandomSource.of(random.nextLong(), random.nextLong());
        String key = table + " " + view.seat() + " " + description;
        AtomicReference<@Nullable Bot> asked = new AtomicReference<>(memory.take(key));
        // A level may be missing in a later version: that is a failure of the bot too.
        Choice choice = Choice.of(
                () -> {
                    if (asked.get() == null) {
                        asked.set(levels.apply(description));
                    }
                    return Objects.requireNonNull(asked.get());
                },
                view,
                chance,
                levels);
        Bot bot = asked.get();
        if (!report(table, description, choice) && bot != null) {
            memory.put(table, key, bot);
        }
        return choice.move() == Bot.WAIT ? "" : view.notation(choice.move());
    }

    private boolean report(String table, String description, Choice choice) {
        Throwable failure = choice.failure();
        if (failure != null) {
            failures.failed(table, description, failure);
        }
        return failure != null;
    }

    /** Drops what the bots of a table remember. */
    public void forget(String table) {
        memory.forget(table);
    }

    /** The estimated size of what all bots remember. */
    public long bytes() {
        return memory.bytes();
    }
}
