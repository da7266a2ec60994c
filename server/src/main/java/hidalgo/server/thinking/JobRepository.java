package hidalgo.server.thinking;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Stores jobs, and who has them. */
public interface JobRepository {
    /** The answer to a job that failed on every attempt. */
    String FAILED = "!";

    /**
     * The state of a job.
     *
     * @param progress its progress, as the worker reports it; its detail until then
     * @param answer the answer, once there is one
     * @param worker the worker that has done it
     */
    record State(String progress, @Nullable String answer, String worker) {}

    /** Adds a job, unless there is one of its name already. */
    void add(Job job, long now);

    /**
     * The jobs that a worker may take: of those for the same people and of the same urgency, the oldest. A job for
     * which another worker has earlier results is left to that worker for a moment.
     */
    List<Job> waiting(String worker, long now);

    /** The usage of thinking by people. */
    ThinkingLoad load(long now);

    /** Takes a job for a worker until a moment; false if another one has it. */
    boolean lease(Job job, String worker, long now, long until);

    /** A worker is still at work on all it has. */
    void renew(String worker, long until);

    /** A worker gives back all it has. */
    void release(String worker);

    /** Stores the progress of a job. */
    void note(Job job, String progress);

    /** Adds some nanoseconds to the usage of the people that a job is done for. */
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

    /** The people that the jobs of a kind are done for. */
    List<Set<String>> people(Job.Kind kind);

    /** Gives up jobs that were begun too often, and deletes jobs that have not been requested for long. */
    void tidy(long now);
}
