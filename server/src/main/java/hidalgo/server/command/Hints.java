package hidalgo.server.command;

import hidalgo.bots.analysis.Suggestion;
import hidalgo.rules.RandomSource;
import hidalgo.server.base.Json;
import hidalgo.server.live.SeatViews;
import hidalgo.server.people.Person;
import hidalgo.server.thinking.Job;
import hidalgo.server.thinking.JobRepository;
import hidalgo.server.thinking.Jobs;
import hidalgo.server.thinking.Payer;
import hidalgo.server.thinking.Thinker;
import hidalgo.server.thinking.Urgency;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.command.Suggestions;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.Table;
import java.security.SecureRandom;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A bot's suggestion for a player, computed where bots think. */
public final class Hints {
    private static final int PATIENCE = 20;

    private final TableAccess access;
    private final Jobs jobs;

    /** Hints at the tables that people have access to, thought out where jobs are done. */
    public Hints(TableAccess access, Jobs jobs) {
        this.access = access;
        this.jobs = jobs;
    }

    /** Thinks about the views of seats. */
    public static Thinker thinker(SeatViews views) {
        SecureRandom random = new SecureRandom();
        return (job, pace) -> {
            String[] words = job.detail().split(" ", 2);
            int version = Integer.parseInt(words[0]);
            return views.of(job.subject(), version, Integer.parseInt(words[1]))
                    .map(view -> Suggestion.of(view, RandomSource.of(random.nextLong(), random.nextLong())))
                    .map(best -> Json.text(Suggestions.answer(version, best)))
                    .orElse(JobRepository.FAILED);
        };
    }

    /** The question of a person who may have a hint for a seat. */
    private static Job question(Table table, Person person, int seat) {
        Suggestions.check(table, person.id(), seat);
        int version = table.game().version();
        return new Job(
                "hint/" + Identifier.random(),
                Job.Kind.HINT,
                table.id(),
                version + " " + seat,
                Set.of(Payer.name(person)),
                Urgency.HINT,
                "");
    }

    /** The answer for a person at a table, which takes some time. */
    public Answers.Hint answer(String table, Person person, int seat) {
        Job question = access.read(table, person, views -> question(views.table(), person, seat));
        CompletableFuture<Jobs.Answer> answer = new CompletableFuture<>();
        jobs.ask(question, answer::complete);
        try {
            String text = answer.get(PATIENCE, TimeUnit.SECONDS).text();
            if (text == null) {
                throw RequestRefused.of(Kind.BUSY, "server.busy");
            }
            return Json.stored(text, Answers.Hint.class);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        } catch (TimeoutException e) {
            jobs.forget(question);
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        } catch (ExecutionException e) {
            throw new IllegalStateException("Could not compute a hint", e.getCause());
        }
    }
}
