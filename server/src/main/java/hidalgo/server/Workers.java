package hidalgo.server;

import hidalgo.server.base.Settings;
import hidalgo.server.command.Hints;
import hidalgo.server.live.BotThinker;
import hidalgo.server.live.SeatViews;
import hidalgo.server.live.TableHistory;
import hidalgo.server.replay.Analyses;
import hidalgo.server.store.JobStore;
import hidalgo.server.store.ReplayStore;
import hidalgo.server.thinking.Job;
import hidalgo.server.thinking.JobThreads;
import hidalgo.server.thinking.Jobs;
import hidalgo.tables.Identifier;
import java.time.Clock;
import java.util.Map;
import java.util.function.Consumer;

/** The jobs that nodes and workers do in the same way. */
final class Workers {
    private Workers() {}

    /** Bots that share the memory for all jobs that the settings allow at once: one more than there are threads. */
    static BotThinker bots(SeatViews views, Settings settings) {
        return new BotThinker(views, settings.botThreads() + 1);
    }

    /** Threads that do every kind of job. */
    static JobThreads threads(
            JobStore store,
            Settings settings,
            BotThinker bots,
            SeatViews views,
            TableHistory history,
            ReplayStore replays,
            Clock clock,
            Consumer<String> answered) {
        JobThreads threads = new JobThreads(
                store,
                Map.of(
                        Job.Kind.BOT,
                        bots,
                        Job.Kind.HINT,
                        Hints.thinker(views),
                        Job.Kind.ANALYSIS,
                        Analyses.thinker(history, replays, clock)),
                // A node that is started again is another worker: it does not have what it had.
                settings.node() + "/" + Identifier.random(),
                settings.botThreads(),
                clock,
                answered);
        store.whenAdded(threads::wake);
        return threads;
    }

    /** Another node has told something about jobs. */
    static void receive(String told, JobThreads threads, Jobs jobs) {
        if (told.equals(JobStore.NEW)) {
            threads.wake();
        } else {
            jobs.look(told);
        }
    }
}
