package hidalgo.server.command;

import hidalgo.bots.analysis.Suggestion;
import hidalgo.rules.Chance;
import hidalgo.rules.View;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.live.BotCrew;
import hidalgo.server.live.Desk;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers;
import hidalgo.server.protocol.Text;
import java.security.SecureRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** What a bot would do in somebody's place, thought out on the bots' threads. */
public final class Hints {
    private static final int PATIENCE = 20;

    private final SecureRandom random = new SecureRandom();
    private final BotCrew bots;

    public Hints(BotCrew bots) {
        this.bots = bots;
    }

    /** What is asked: a seat's view, and the version it was taken at. */
    private record Question(int version, View view) {}

    public Answers.Hint forSeat(Desk desk, Person person, int seat) {
        Question question = desk.read(table -> {
            Playing.requirePlaying(table);
            Playing.requireSeat(table, person.id(), seat);
            if (!table.opened().hints()) {
                throw RequestRefused.of(Kind.REFUSED, "server.hints.off");
            }
            if (!table.match().position().mayMove(seat)) {
                throw RequestRefused.of(Kind.REFUSED, "server.hints.turn");
            }
            return new Question(table.version(), table.match().position().view(seat));
        });
        Future<Suggestion> thought = bots.threads()
                .submit(() -> Suggestion.of(question.view(), new Chance(random.nextLong(), random.nextLong())));
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
