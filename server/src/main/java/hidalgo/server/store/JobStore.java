package hidalgo.server.store;

import hidalgo.server.bus.Bus;
import hidalgo.server.bus.Topic;
import hidalgo.server.thinking.Job;
import hidalgo.server.thinking.JobRepository;
import hidalgo.server.thinking.Payer;
import hidalgo.server.thinking.ThinkingLoad;
import hidalgo.server.thinking.ThinkingShares;
import hidalgo.server.thinking.Urgency;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/*
 * Several workers may want the same job. Each tries to change its row; PostgreSQL lets those who come second pass by
 * (SKIP LOCKED) instead of waiting, and SQLite has one writer at a time. Either way one has it.
 */

/** The jobs of all nodes. */
public final class JobStore implements JobRepository {
    /** The message to other nodes when there is a new job. */
    public static final String NEW = "new";

    private static final int MOST_ATTEMPTS = 3;

    /** For this many milliseconds, a job waits for the worker that has earlier results. */
    private static final long REMEMBERED = 500;

    private static final long FORGOTTEN = TimeUnit.HOURS.toMillis(1);

    private final Jdbi writing;
    private final Jdbi reading;
    private final Bus bus;
    private final String passBy;
    private volatile Runnable whenAdded = () -> {};

    /** The jobs of a database, for a node that informs the others about its changes. */
    public JobStore(Database database, Bus bus) {
        this.writing = database.writing();
        this.reading = database.reading();
        this.bus = bus;
        this.passBy = database.isShared() ? " FOR UPDATE SKIP LOCKED" : "";
    }

    /** Informs a listener on this node when it has added a job. */
    public void whenAdded(Runnable listener) {
        whenAdded = listener;
    }

    /** Takes the jobs of all workers away; only for a node that doesn't share its database, before it starts. */
    public void releaseAll() {
        change("UPDATE jobs SET leased_until = 0, worker = ''", Map.of());
    }

    @Override
    public void add(Job job, long now) {
        int added = writing.withHandle(handle -> handle.createUpdate(
                        "INSERT INTO jobs (id, kind, subject, detail, people, urgency, created, worker) VALUES (:id,"
                                + " :kind, :subject, :detail, :people, :urgency, :now, :worker) ON CONFLICT (id) DO"
                                + " NOTHING")
                .bind("id", job.id())
                .bind("kind", job.kind().name())
                .bind("subject", job.subject())
                .bind("detail", job.detail())
                .bind("people", String.join(" ", new TreeSet<>(job.people())))
                .bind("urgency", job.urgency().name())
                .bind("now", now)
                .bind("worker", job.worker())
                .execute());
        if (added > 0) {
            whenAdded.run();
            bus.publish(Topic.JOB, NEW);
        }
    }

    @Override
    public List<Job> waiting(String worker, long now) {
        return reading.withHandle(handle -> handle.createQuery("SELECT * FROM (SELECT j.*, row_number() OVER"
                        + " (PARTITION BY people, urgency ORDER BY created, id) AS place FROM jobs j"
                        + " WHERE answer IS NULL AND leased_until <= :now AND attempts < :most"
                        + " AND (worker IN ('', :worker) OR created < :others)) oldest"
                        + " WHERE place = 1 ORDER BY created, id")
                .bind("now", now)
                .bind("most", MOST_ATTEMPTS)
                .bind("worker", worker)
                .bind("others", now - REMEMBERED)
                .map((row, context) -> job(row))
                .list());
    }

    private static Job job(ResultSet row) throws SQLException {
        return new Job(
                row.getString("id"),
                Job.Kind.valueOf(row.getString("kind")),
                row.getString("subject"),
                row.getString("detail"),
                people(row.getString("people")),
                Urgency.valueOf(row.getString("urgency")),
                row.getString("worker"));
    }

    private static Set<String> people(String words) {
        return words.isEmpty() ? Set.of() : Set.of(words.split(" ", -1));
    }

    /** Since when the oldest job has waited although no worker does any; nothing if none waits, or some are being done. */
    public Optional<Long> neglectedSince(long now) {
        return reading.withHandle(handle -> handle.createQuery("SELECT min(created) FROM jobs WHERE answer IS NULL"
                        + " AND leased_until <= :now AND NOT EXISTS (SELECT 1 FROM jobs WHERE answer IS NULL AND"
                        + " leased_until > :now)")
                .bind("now", now)
                .mapTo(Long.class)
                .findOne());
    }

    /** How many jobs wait for a thread at a moment. */
    public int waiting(long now) {
        return count("leased_until <= :now", now);
    }

    /** How many jobs are under way at a moment. */
    public int running(long now) {
        return count("leased_until > :now", now);
    }

    private int count(String which, long now) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT count(*) FROM jobs WHERE answer IS NULL AND " + which)
                        .bind("now", now)
                        .mapTo(Integer.class)
                        .one());
    }

    @Override
    public ThinkingLoad load(long now) {
        return reading.withHandle(handle -> new ThinkingLoad(taken(handle, now), running(handle, now)));
    }

    private static Map<String, Double> taken(Handle handle, long now) {
        Map<String, Double> taken = new HashMap<>();
        handle.createQuery("SELECT person, nanos, at FROM thinking_shares")
                .map((row, context) -> Map.entry(
                        row.getString("person"),
                        ThinkingShares.left(
                                row.getDouble("nanos"), TimeUnit.MILLISECONDS.toNanos(now - row.getLong("at")))))
                .forEach(entry -> taken.put(entry.getKey(), entry.getValue()));
        return taken;
    }

    private static Map<String, Integer> running(Handle handle, long now) {
        Map<String, Integer> running = new HashMap<>();
        handle.createQuery("SELECT people FROM jobs WHERE answer IS NULL AND leased_until > :now")
                .bind("now", now)
                .mapTo(String.class)
                .forEach(words ->
                        Payer.accounts(people(words)).forEach(account -> running.merge(account, 1, Integer::sum)));
        return running;
    }

    @Override
    public boolean lease(Job job, String worker, long now, long until) {
        return writing.inTransaction(handle -> handle.createUpdate("UPDATE jobs SET worker = :worker, leased_until ="
                                + " :until, attempts = attempts + 1 WHERE id IN (SELECT id FROM jobs WHERE id = :id"
                                + " AND answer IS NULL AND leased_until <= :now" + passBy + ")")
                        .bind("worker", worker)
                        .bind("until", until)
                        .bind("id", job.id())
                        .bind("now", now)
                        .execute()
                > 0);
    }

    @Override
    public void renew(String worker, long until) {
        change(
                "UPDATE jobs SET leased_until = :until WHERE worker = :worker AND answer IS NULL AND leased_until > 0",
                Map.of("worker", worker, "until", until));
    }

    @Override
    public void release(String worker) {
        change(
                "UPDATE jobs SET leased_until = 0, attempts = 0, worker = '' WHERE worker = :worker AND answer IS NULL",
                Map.of("worker", worker));
        bus.publish(Topic.JOB, NEW);
    }

    @Override
    public void note(Job job, String progress) {
        change("UPDATE jobs SET progress = :progress WHERE id = :id", Map.of("id", job.id(), "progress", progress));
    }

    @Override
    public void charge(Job job, long nanos, long now) {
        Map<String, Double> shares = new TreeMap<>();
        double share = (double) nanos / job.people().size();
        Payer.accounts(job.people()).forEach(account -> shares.merge(account, share, Double::sum));
        writing.useTransaction(handle -> {
            // In one order everywhere, so that two transactions never wait for each other.
            for (Map.Entry<String, Double> taken : shares.entrySet()) {
                handle.createUpdate("INSERT INTO thinking_shares (person, nanos, at) VALUES (:person, :nanos, :now)"
                                + " ON CONFLICT (person) DO UPDATE SET nanos = excluded.nanos + thinking_shares.nanos"
                                + " * power(0.5, (excluded.at - thinking_shares.at) / :half), at = excluded.at")
                        .bind("person", taken.getKey())
                        .bind("nanos", taken.getValue())
                        .bind("now", now)
                        .bind("half", (double) ThinkingShares.HALF_LIFE_MILLIS)
                        .execute();
            }
        });
    }

    @Override
    public void answer(Job job, String answer) {
        change(
                "UPDATE jobs SET answer = :answer WHERE id = :id AND answer IS NULL",
                Map.of("id", job.id(), "answer", answer));
        bus.publish(Topic.JOB, job.id());
    }

    @Override
    public void remove(String id) {
        change("DELETE FROM jobs WHERE id = :id", Map.of("id", id));
    }

    private void change(String statement, Map<String, ?> values) {
        writing.useHandle(
                handle -> handle.createUpdate(statement).bindMap(values).execute());
    }

    @Override
    public Map<String, State> find(Collection<String> ids) {
        Map<String, State> found = new HashMap<>();
        reading.useHandle(handle -> handle.createQuery("SELECT id, coalesce(nullif(progress, ''), detail) AS progress,"
                        + " answer, worker FROM jobs WHERE id IN (<ids>)")
                .bindList("ids", List.copyOf(ids))
                .map((row, context) -> Map.entry(
                        row.getString("id"),
                        new State(row.getString("progress"), row.getString("answer"), row.getString("worker"))))
                .forEach(entry -> found.put(entry.getKey(), entry.getValue())));
        return found;
    }

    @Override
    public List<Set<String>> people(Job.Kind kind) {
        return reading.withHandle(handle -> handle.createQuery("SELECT people FROM jobs WHERE kind = :kind")
                .bind("kind", kind.name())
                .mapTo(String.class)
                .map(JobStore::people)
                .list());
    }

    @Override
    public void tidy(long now) {
        change(
                "UPDATE jobs SET answer = :failed WHERE answer IS NULL AND attempts >= :most AND leased_until <= :now",
                Map.of("failed", FAILED, "most", MOST_ATTEMPTS, "now", now));
        change("DELETE FROM jobs WHERE answer IS NOT NULL AND created < :before", Map.of("before", now - FORGOTTEN));
        change("DELETE FROM thinking_shares WHERE at < :before", Map.of("before", now - FORGOTTEN));
    }
}
