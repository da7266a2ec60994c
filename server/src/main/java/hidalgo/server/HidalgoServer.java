package hidalgo.server;

import hidalgo.server.hall.Analyses;
import hidalgo.server.hall.Hall;
import hidalgo.server.hall.Ledger;
import hidalgo.server.hall.Replays;
import hidalgo.server.hall.Tables;
import hidalgo.server.hall.Webhooks;
import hidalgo.server.http.Web;
import hidalgo.server.people.People;
import hidalgo.server.store.Database;
import hidalgo.server.store.NodeNews;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.PresenceStore;
import hidalgo.server.store.PulseStore;
import hidalgo.server.store.ReplayStore;
import hidalgo.server.store.ResultStore;
import hidalgo.server.store.TableStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: the database, the tables in use, and the way in. */
public final class HidalgoServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HidalgoServer.class);
    private static final Duration PULSE = Duration.ofSeconds(5);

    private final Timekeeper timer = new Timekeeper("pulse", 1);
    private final Database database;
    private final Runnable lastBeat;
    private final Hall hall;
    private final Web web;
    private final @Nullable NodeNews news;
    private final int port;
    private volatile boolean ready;
    private volatile long restored;

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
        People people = new People(peopleStore, clock);
        web = new Web(
                settings, hall, tables, replays, analyses, ledger, people, () -> ready && database.isAlive(), clock);
        news = database.isShared() ? listen(settings, people) : null;
        lastBeat = () -> pulse.beat(settings.node(), clock.millis());
        restored = pulse.restored();
        timer.every(PULSE, () -> {
            lastBeat.run();
            lookForRestore(pulse);
        });
        timer.every(Duration.ofMinutes(1), web::tidy);
        timer.every(Duration.ofHours(6), () -> peopleStore.prune(clock.millis()));
        port = web.start(settings.host(), settings.port());
        hall.setBell(new Webhooks(peopleStore, settings.address(port), settings.innerWebhooks()));
        int stopped = hall.resume();
        ready = true;
        LOG.info("Listening on port {}; {} tables are stopped", port, stopped);
    }

    /** Hears what other nodes do. */
    private NodeNews listen(Settings settings, People people) {
        hall.setPresence(new PresenceStore(database, settings.node()));
        return new NodeNews(
                database.url(),
                Map.of(
                        TableStore.CHANNEL,
                        hall::heard,
                        PresenceStore.CHANNEL,
                        hall::heardOfPresence,
                        PeopleStore.CHANNEL,
                        people::ended),
                () -> {
                    hall.heardNothing();
                    web.heardNothing();
                });
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

    private void lookForRestore(PulseStore pulse) {
        long now = pulse.restored();
        if (now != restored) {
            restored = now;
            hall.forget();
            int stopped = hall.resume();
            LOG.info("A backup was restored; {} tables are stopped", stopped);
        }
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
