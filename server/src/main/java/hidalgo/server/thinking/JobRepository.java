package hidalgo.server.thinking;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Stores jobs, and who has them. */
public interface JobRepository {
    /** The answer to a job that nobody could do. */
    String FAILED = "!";

    /**
     * How far a job is.
     *
     * @param progress what its worker has told of it; its detail until then
     * @param answer the answer, once there is one
     * @param worker who has done it
     */
    record State(String progress, @Nullable String answer, String worker) {}

    /** Adds a job, unless there is one of its name already. */
    void add(Job job, long now);

    /**
     * The jobs that a worker may take: of those for the same people and of the same urgency, the oldest. A job that somebody else
     * remembers is left to them for a moment.
     */
    List<Job> waiting(String worker, long now);

    /** What is done for whom. */
    ThinkingLoad load(long now);

    /** Takes a job for a worker until a moment; false if somebody else has it. */
    boolean lease(Job job, String worker, long now, long until);

    /** A worker is still at work on all it has. */
    void renew(String worker, long until);

    /** A worker gives back all it has. */
    void release(String worker);

    /** Notes how far a job is. */
    void note(Job job, String progress);

    /** Those for whom a job is done pay for some nanoseconds. */
    void charge(Job job, long nanos, long now);

    /** Notes the answer to a job; the first one counts. */
    void answer(Job job, String answer);

    /** Deletes a job. */
    void remove(String id);

    /** The states of some jobs; of those that are gone, nothing. */
    Map<String, State> find(Collection<String> ids);

    /** The state of a job. */
    default Optional<State> find(String id) {
        return Optional.ofNullable(find(List.of(id)).get(id));
    }

    /** For whom the jobs of a kind are done. */
    List<Set<String>> people(Job.Kind kind);

    /** Gives up jobs that were begun too often, and forgets what nobody has asked about for long. */
    void tidy(long now);
}
