package hidalgo.server;

import hidalgo.server.base.Settings;
import hidalgo.server.base.Timekeeper;
import hidalgo.server.command.Tables;
import hidalgo.server.http.Services;
import hidalgo.server.http.Web;
import hidalgo.server.live.Hall;
import hidalgo.server.notify.Webhooks;
import hidalgo.server.people.People;
import hidalgo.server.people.Sessions;
import hidalgo.server.people.Tokens;
import hidalgo.server.rating.Ledger;
import hidalgo.server.replay.Analyses;
import hidalgo.server.replay.Replays;
import hidalgo.server.store.Database;
import hidalgo.server.store.NodeNews;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.PresenceStore;
import hidalgo.server.store.PulseStore;
import hidalgo.server.store.ReplayStore;
import hidalgo.server.store.ResultStore;
import hidalgo.server.store.SessionStore;
import hidalgo.server.store.TableStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: the database, the tables in use, and the way in. */
public final class HidalgoServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HidalgoServer.class);
    private static final Duration PULSE = Duration.ofSeconds(5);
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Timekeeper timer = new Timekeeper("pulse", 1);
    private final Database database;
    private final Runnable lastBeat;
    private final Hall hall;
    private final Web web;
    private final @Nullable NodeNews news;
    private final int port;
    private volatile boolean ready;
    private volatile long restored;
    private volatile long changed;

    private HidalgoServer(Settings settings, Clock clock) {
        database = Database.open(settings.databaseUrl());
        PulseStore pulse = new PulseStore(database);
        pulse.start(settings.node(), clock.millis());
        TableStore tableStore = new TableStore(database);
        PeopleStore peopleStore = new PeopleStore(database);
        hall = new Hall(tableStore, pulse.pauses(), clock, settings.botThreads(), settings.botPause());
        Tables tables = new Tables(hall, tableStore);
        ReplayStore replayStore = new ReplayStore(database);
        Replays replays = new Replays(tables, replayStore, clock);
        Ledger ledger = new Ledger(new ResultStore(database), peopleStore);
        hall.setLedger(ledger);
        Analyses analyses = new Analyses(hall, replays, replayStore, clock);
        SessionStore sessionStore = new SessionStore(database);
        Sessions sessions = new Sessions(sessionStore, clock);
        People people = new People(peopleStore, sessions);
        Tokens tokens = new Tokens(sessionStore, sessions, clock);
        Services services = new Services(hall, tables, replays, analyses, ledger, people, sessions, tokens);
        web = new Web(settings, services, this::isReady, clock);
        news = database.isShared() ? listen(settings, sessions) : null;
        lastBeat = () -> pulse.beat(settings.node(), clock.millis());
        restored = pulse.restored();
        changed = pulse.changed();
        timer.every(PULSE, () -> {
            lastBeat.run();
            lookAround(pulse);
        });
        timer.every(Duration.ofMinutes(1), web::tidy);
        timer.every(Duration.ofHours(6), () -> peopleStore.prune(clock.millis()));
        port = openDoor(settings);
        hall.setBell(new Webhooks(peopleStore, settings.address(port), settings.innerWebhooks()));
        int stopped = hall.resume();
        ready = true;
        LOG.info("Listening on port {}; {} tables are stopped", port, stopped);
    }

    /** Hears what other nodes do. */
    private NodeNews listen(Settings settings, Sessions sessions) {
        hall.setPresence(new PresenceStore(database, settings.node()));
        return new NodeNews(
                database.url(),
                Map.of(
                        TableStore.CHANNEL,
                        hall::heard,
                        PresenceStore.CHANNEL,
                        hall::heardOfPresence,
                        SessionStore.CHANNEL,
                        sessions::ended),
                this::lookAtEverything);
    }

    /** Starts to listen; the port it has got. If there is none to be had, nothing is left behind. */
    private int openDoor(Settings settings) {
        try {
            return web.start(settings.host(), settings.port());
        } catch (RuntimeException e) {
            timer.close();
            if (news != null) {
                news.close();
            }
            hall.close();
            database.close();
            throw e;
        }
    }

    /** Starts a server. */
    public static HidalgoServer start(Settings settings) {
        return start(settings, Clock.systemUTC());
    }

    /** Starts a server with a clock of its own. */
    public static HidalgoServer start(Settings settings, Clock clock) {
        try {
            Files.createDirectories(settings.data());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new HidalgoServer(settings, clock);
    }

    /** Notices what was done to the database from the command line. */
    private void lookAround(PulseStore pulse) {
        long nowRestored = pulse.restored();
        if (nowRestored != restored) {
            restored = nowRestored;
            hall.forget(pulse.pauses());
            int stopped = hall.resume();
            LOG.info("A backup was restored; {} tables are stopped", stopped);
        }
        long nowChanged = pulse.changed();
        if (nowChanged != changed) {
            changed = nowChanged;
            lookAtEverything();
        }
    }

    /** Tables may be gone, and sessions ended. */
    private void lookAtEverything() {
        hall.heardNothing();
        web.heardNothing();
    }

    /** Whether requests can be served: a database that does not answer soon counts as gone. */
    private boolean isReady() {
        if (!ready) {
            return false;
        }
        CompletableFuture<Boolean> answer = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> answer.complete(database.isAlive()));
        return answer.completeOnTimeout(false, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    /** The port it listens on. */
    public int port() {
        return port;
    }

    /** Requests under way end, then bots, sockets and the database go. */
    @Override
    public void close() {
        ready = false;
        timer.close();
        web.close();
        if (news != null) {
            news.close();
        }
        hall.close();
        lastBeat.run();
        database.close();
    }
}
