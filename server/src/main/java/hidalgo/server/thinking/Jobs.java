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
 * Whoever does a job tells when it is done. That message may get lost, so this node looks for answers every second too, and adds
 * a job again that is gone. Whoever gets an answer gets it on a thread of its own, and must be able to use it or to let it be:
 * the world may have moved on.
 */

/** What this node has asked others to think about. */
public final class Jobs {
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);

    /**
     * An answer.
     *
     * @param text the answer, or nothing if nobody could find one
     * @param worker who has done the job
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

    /** Asks for a job. Whoever asks is told the answer. */
    public void ask(Job job, Consumer<Answer> whenAnswered) {
        open.put(job.id(), new Asked(job, whenAnswered));
        add(job);
    }

    private void add(Job job) {
        try {
            repository.add(job, clock.millis());
        } catch (RuntimeException e) {
            // It is added when the database is back.
            LOG.warn("The job {} could not be added: {}", job.id(), e.getMessage());
        }
    }

    /** Nobody waits for a job any more. */
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
