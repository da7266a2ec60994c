package hidalgo.server.thinking;

import hidalgo.server.base.Scheduler;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * One thread looks for jobs and hands them to others. The next job is that of the people with the least usage on all
 * nodes, with a head start for urgent ones. A thinking bot can't be interrupted, so there is one place more than
 * configured, for people who have no running job: they never wait for another person's bot. A job that takes minutes
 * lets more urgent ones go first after each step. A lease is renewed as long as the worker lives. If it dies, the lease
 * ends, and another takes the job.
 */

/** Threads that do jobs, of whichever node they are. */
public final class JobThreads implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(JobThreads.class);
    private static final Duration LEASE = Duration.ofSeconds(20);
    private static final Duration RENEW = Duration.ofSeconds(5);
    private static final Duration LOOK = Duration.ofSeconds(1);

    private final JobRepository repository;
    private final Map<Job.Kind, Thinker> thinkers;
    private final String worker;
    private final int wanted;
    private final Clock clock;
    private final Consumer<String> answered;
    private final Semaphore wakes = new Semaphore(0);
    private final AtomicInteger busy = new AtomicInteger();
    private final Scheduler timer = new Scheduler("leases", 1);
    private final ExecutorService threads = Executors.newCachedThreadPool(JobThreads::thread);
    private volatile boolean closed;

    /**
     * Threads that do jobs.
     *
     * @param worker a name that no other worker has
     * @param wanted how many jobs at a time; 0 for none, if others do them
     * @param answered receives the name of each job that has been answered here
     */
    public JobThreads(
            JobRepository repository,
            Map<Job.Kind, Thinker> thinkers,
            String worker,
            int wanted,
            Clock clock,
            Consumer<String> answered) {
        this.repository = repository;
        this.thinkers = Map.copyOf(thinkers);
        this.worker = worker;
        this.wanted = wanted;
        this.clock = clock;
        this.answered = answered;
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "hidalgo-bots");
        thread.setDaemon(true);
        return thread;
    }

    /** Starts to look for jobs. */
    public void start() {
        if (wanted > 0) {
            threads.execute(this::dispatch);
            timer.every(LOOK, this::wake);
            timer.every(RENEW, this::keep);
        }
    }

    /** There may be new jobs. */
    public void wake() {
        wakes.release();
    }

    private void keep() {
        repository.renew(worker, clock.millis() + LEASE.toMillis());
        repository.tidy(clock.millis());
    }

    private void dispatch() {
        while (!closed) {
            wakes.acquireUninterruptibly();
            wakes.drainPermits();
            try {
                while (!closed && begin()) {
                    // The next one.
                }
            } catch (RuntimeException e) {
                if (!closed) {
                    LOG.warn("Could not take a job: {}", e.getMessage());
                }
            }
        }
    }

    private boolean begin() {
        int now = busy.get();
        Job job = now > wanted ? null : take(now == wanted, null);
        if (job == null) {
            return false;
        }
        busy.incrementAndGet();
        threads.execute(() -> {
            try {
                work(job);
            } finally {
                busy.decrementAndGet();
                wake();
            }
        });
        return true;
    }

    /** Takes the next job: only for people who have no running job, or only one that comes before another. */
    private synchronized @Nullable Job take(boolean onlyIdle, @Nullable Job before) {
        long now = clock.millis();
        ThinkingLoad load = repository.load(now);
        double limit = before == null ? Double.MAX_VALUE : load.rank(before);
        return repository.waiting(worker, now).stream()
                .filter(job -> thinkers.containsKey(job.kind()))
                .filter(job -> load.rank(job) < limit && (!onlyIdle || load.areIdle(job.people())))
                .sorted(Comparator.comparingDouble(load::rank))
                .filter(job -> repository.lease(job, worker, now, now + LEASE.toMillis()))
                .findFirst()
                .orElse(null);
    }

    private void work(Job job) {
        Steps steps = new Steps(job);
        try {
            steps.end(answer(job, steps));
        } catch (RuntimeException e) {
            // The lease ends, and then another worker does it again.
            if (!closed) {
                LOG.warn("Could not store the answer of job {}: {}", job.id(), e.getMessage());
            }
        }
    }

    private @Nullable String answer(Job job, Steps steps) {
        try {
            Thinker thinker = thinkers.get(job.kind());
            return thinker == null ? JobRepository.FAILED : thinker.think(job, steps);
        } catch (Throwable e) {
            if (!closed) {
                LOG.error("The job {} failed", job.id(), e);
            }
            return JobRepository.FAILED;
        }
    }

    /** The steps of a job, and the time they have taken. */
    private final class Steps implements Thinker.Pace {
        private final Job job;
        private long since = System.nanoTime();

        Steps(Job job) {
            this.job = job;
        }

        private void charge() {
            repository.charge(job, System.nanoTime() - since, clock.millis());
        }

        @Override
        public void step(String progress) {
            charge();
            repository.note(job, progress);
            Job other = take(false, job);
            while (other != null && !closed) {
                work(other);
                other = take(false, job);
            }
            if (closed) {
                throw new IllegalStateException("The job threads are closed");
            }
            since = System.nanoTime();
        }

        void end(@Nullable String answer) {
            if (closed) {
                return;
            }
            charge();
            if (answer == null) {
                repository.remove(job.id());
            } else {
                repository.answer(job, answer);
                answered.accept(job.id());
            }
        }
    }

    /** Leaves the rest to others. */
    @Override
    public void close() {
        closed = true;
        timer.close();
        threads.shutdownNow();
        wake();
        if (wanted > 0) {
            repository.release(worker);
        }
    }
}
