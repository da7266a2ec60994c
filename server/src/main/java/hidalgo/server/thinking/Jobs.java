package hidalgo.server.thinking;

import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A worker sends a message when a job is done. That message may get lost, so this node looks for answers every second
 * too, and adds a missing job again. Listeners get answers on a separate thread, and must be able to ignore them,
 * because the game may have continued.
 */

/** The jobs that this node has requested from others. */
public final class Jobs {
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);

    /**
     * An answer.
     *
     * @param text the answer, or null if there is none
     * @param worker the worker that has done the job
     */
    public record Answer(@Nullable String text, String worker) {}

    private record Asked(Job job, Consumer<Answer> whenAnswered) {}

    private final Map<String, Asked> open = new ConcurrentHashMap<>();
    private final JobRepository repository;
    private final Clock clock;

    /** The jobs of a repository. */
    public Jobs(JobRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** Requests a job; the listener gets the answer. */
    public void ask(Job job, Consumer<Answer> whenAnswered) {
        open.put(job.id(), new Asked(job, whenAnswered));
        add(job);
    }

    private void add(Job job) {
        try {
            repository.add(job, clock.millis());
        } catch (RuntimeException e) {
            // It is added when the database is back.
            LOG.warn("Could not add job {}: {}", job.id(), e.getMessage());
        }
    }

    /** Cancels a job. */
    public void forget(Job job) {
        open.remove(job.id());
        repository.remove(job.id());
    }

    /** Another node may have answered a job. */
    public void look(String id) {
        if (open.containsKey(id)) {
            look(List.of(id));
        }
    }

    /** Looks for everything that has been answered. */
    public void look() {
        if (!open.isEmpty()) {
            look(List.copyOf(open.keySet()));
        }
    }

    private void look(Collection<String> ids) {
        Map<String, JobRepository.State> found = repository.find(ids);
        for (String id : ids) {
            JobRepository.State state = found.get(id);
            Asked asked = open.get(id);
            if (asked == null) {
                continue;
            }
            if (state == null) {
                add(asked.job());
            } else if (state.answer() != null && open.remove(id, asked)) {
                tell(asked, state);
            }
        }
    }

    private void tell(Asked asked, JobRepository.State state) {
        repository.remove(asked.job().id());
        String text = JobRepository.FAILED.equals(state.answer()) ? null : state.answer();
        Thread.startVirtualThread(() -> asked.whenAnswered().accept(new Answer(text, state.worker())));
    }
}
