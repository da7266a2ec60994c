package hidalgo.server;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A node with --bot-threads 0 leaves the thinking to workers. If none runs, bots wait forever, and nothing else shows it. Workers
 * that have much to do are not missing: some of the jobs are theirs.
 */

/** Watches whether bots wait and no worker thinks for them. */
final class WorkerWatch {
    /** A worker that dies keeps its jobs for 20 seconds. */
    static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final Logger LOG = LoggerFactory.getLogger(WorkerWatch.class);

    private final LongFunction<Optional<Long>> neglectedSince;
    private final Clock clock;
    private volatile Duration waited = Duration.ZERO;

    /**
     * A watch.
     *
     * @param neglectedSince since when a job has waited while no worker does any, at a moment
     */
    WorkerWatch(LongFunction<Optional<Long>> neglectedSince, Clock clock) {
        this.neglectedSince = neglectedSince;
        this.clock = clock;
    }

    /** Looks at the jobs. */
    void check() {
        long now = clock.millis();
        boolean wasMissing = !waited.isZero();
        waited = neglectedSince
                .apply(now)
                .map(since -> Duration.ofMillis(now - since))
                .filter(time -> time.compareTo(PATIENCE) >= 0)
                .orElse(Duration.ZERO);
        if (!wasMissing && !waited.isZero()) {
            LOG.warn(
                    "A bot has waited for {} seconds, and no worker thinks: start one (serve --worker), or give a node --bot-threads",
                    waited.toSeconds());
        } else if (wasMissing && waited.isZero()) {
            LOG.info("Workers think again");
        }
    }

    /** How long a bot has waited for a worker; zero while workers think, or none is needed. */
    Duration waited() {
        return waited;
    }
}
