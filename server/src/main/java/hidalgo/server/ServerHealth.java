package hidalgo.server;

import hidalgo.server.bus.Bus;
import hidalgo.server.http.Health;
import hidalgo.server.store.Database;
import hidalgo.server.store.HeartbeatStore;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/*
 * On a full disk the small heartbeat may still find a place, while moves don't. So after a failure of any request,
 * writes count as failed until a larger trial write succeeds.
 */

/** The health of a server: its database must answer soon and store data, and messages of other nodes must arrive. */
final class ServerHealth implements Health {
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Database database;
    private final Bus bus;
    private final HeartbeatStore heartbeats;
    private final CollectorWatch collector;
    private final WorkerWatch workers;
    private volatile Backlog backlog = new Backlog(0, 0, 0);
    private volatile boolean open;
    private volatile boolean stores = true;

    ServerHealth(Database database, Bus bus, HeartbeatStore heartbeats, CollectorWatch collector, WorkerWatch workers) {
        this.database = database;
        this.bus = bus;
        this.heartbeats = heartbeats;
        this.collector = collector;
        this.workers = workers;
    }

    /** The server is open from now on, or no more. */
    void note(boolean nowOpen) {
        open = nowOpen;
    }

    /** Writes a sign of life, and notes whether that could be done. */
    void beat(Runnable sign) {
        try {
            sign.run();
            if (!stores) {
                heartbeats.tryToStore();
            }
            stores = true;
        } catch (RuntimeException e) {
            stores = false;
            throw e;
        }
    }

    @Override
    public Optional<String> problem() {
        Optional<String> illness = illness();
        if (illness.isPresent()) {
            return illness;
        } else if (!open) {
            return Optional.of("the server is starting or stopping");
        } else if (!answers()) {
            return Optional.of("the database does not answer");
        } else if (bus.isDeaf()) {
            return Optional.of("messages from other nodes don't arrive");
        } else if (!stores) {
            return Optional.of("the database rejects writes");
        }
        return database.hasRoom() ? Optional.empty() : Optional.of("the disk is full");
    }

    @Override
    public Optional<String> illness() {
        return collector.isOverloaded()
                ? Optional.of("the garbage collector takes most of the time")
                : Optional.empty();
    }

    /** Notes the work that waits: a program that watches the server must not wait for the database. */
    void note(Backlog now) {
        backlog = now;
    }

    @Override
    public Backlog backlog() {
        return backlog;
    }

    @Override
    public Duration waitedForWorker() {
        return workers.waited();
    }

    private boolean answers() {
        CompletableFuture<Boolean> answer = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> answer.complete(database.isAlive()));
        return answer.completeOnTimeout(false, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    @Override
    public boolean isOutage(Throwable failure) {
        boolean outage = Database.isOutage(failure);
        if (outage) {
            stores = false;
        }
        return outage;
    }
}
