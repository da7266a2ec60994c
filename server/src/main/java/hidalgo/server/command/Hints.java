package hidalgo.server.command;

import hidalgo.bots.analysis.Suggestion;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.protocol.Answers;
import hidalgo.server.protocol.Text;
import hidalgo.server.table.Table;
import hidalgo.server.thinking.Thinking;
import hidalgo.server.thinking.ThinkingTask;
import hidalgo.server.thinking.Urgency;
import java.security.SecureRandom;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** What a bot would do in somebody's place, thought out where bots think. */
public final class Hints {
    private static final int PATIENCE = 20;

    private final SecureRandom random = new SecureRandom();
    private final Thinking thinking;

    /** Hints that are thought out somewhere. */
    public Hints(Thinking thinking) {
        this.thinking = thinking;
    }

    /**
     * The question.
     *
     * @param person who asks
     * @param version the version of the table
     * @param view what the seat sees
     */
    record Question(String person, int version, View view) {}

    /** The question of a person who may have a hint for a seat. */
    static Question question(Table table, String person, int seat) {
        Requirements.playing(table);
        Requirements.seat(table, person, seat);
        if (!table.opened().hints()) {
            throw RequestRefused.of(Kind.REFUSED, "server.hints.off");
        }
        if (!table.position().mayMove(seat)) {
            throw RequestRefused.of(Kind.REFUSED, "server.hints.turn");
        }
        // The bot thinks on another thread, so it gets a position of its own.
        return new Question(
                person, table.game().version(), table.position().copy().view(seat));
    }

    /** The answer, which takes some time. */
    Answers.Hint answer(Question question) {
        FutureTask<Suggestion> thought = new FutureTask<>(
                () -> Suggestion.of(question.view(), new RandomSource(random.nextLong(), random.nextLong())));
        thinking.give(new ThinkingTask(Set.of(question.person()), Urgency.HINT, false, thought));
        try {
            Suggestion best = thought.get(PATIENCE, TimeUnit.SECONDS);
            return new Answers.Hint(
                    question.version(),
                    best.moves(),
                    best.reasons().stream().map(Text::of).toList(),
                    best.chance());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        } catch (TimeoutException e) {
            thought.cancel(true);
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        } catch (ExecutionException e) {
            throw new IllegalStateException("A hint failed", e.getCause());
        }
    }
}
