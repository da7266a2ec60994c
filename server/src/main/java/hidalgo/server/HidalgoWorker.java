package hidalgo.server;

import hidalgo.server.base.Closing;
import hidalgo.server.base.Settings;
import hidalgo.server.base.SteadyClock;
import hidalgo.server.bus.Bus;
import hidalgo.server.bus.Topic;
import hidalgo.server.live.Announcer;
import hidalgo.server.live.SeatViews;
import hidalgo.server.live.TableHistory;
import hidalgo.server.rating.Ratings;
import hidalgo.server.store.Database;
import hidalgo.server.store.HeartbeatStore;
import hidalgo.server.store.JobStore;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.ReplayStore;
import hidalgo.server.store.ResultStore;
import hidalgo.server.store.TableStore;
import hidalgo.server.thinking.JobThreads;
import java.time.Clock;
import java.util.Map;

/** Thinks for the nodes of a database, but serves no clients: it has no tables, no port and no messages to nodes. */
public final class HidalgoWorker implements AutoCloseable {
    private final Database database;
    private final Bus bus;
    private final JobThreads threads;

    private HidalgoWorker(Settings settings, Clock clock) {
        database = Database.openForServer(settings.databaseUrl());
        bus = HidalgoServer.bus(settings, database);
        JobStore store = new JobStore(database, bus);
        TableHistory history = new TableHistory(
                new TableStore(database),
                new Ratings(new ResultStore(database), new PeopleStore(database)),
                Announcer.NONE,
                new HeartbeatStore(database)::downtimes,
                clock);
        SeatViews views = new SeatViews(history, id -> null);
        threads = Workers.threads(
                store,
                settings,
                Workers.bots(views, settings),
                views,
                history,
                new ReplayStore(database),
                clock,
                answered -> {});
        bus.listen(Map.of(Topic.JOB, told -> threads.wake()), threads::wake);
        threads.start();
    }

    /** Starts a worker. */
    public static HidalgoWorker start(Settings settings) {
        return new HidalgoWorker(settings, new SteadyClock());
    }

    /** Unfinished jobs are left to other workers. */
    @Override
    public void close() {
        Closing.inOrder(threads::close, bus::close, database::close);
    }
}
