package hidalgo.workshop.load;

import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/*
 * With PostgreSQL there are two nodes: the first one is killed and restarted, the second one survives everything else,
 * so its memory shows whether anything is kept forever. With SQLite there is one node, and no messages that could be
 * cut.
 */

/** A soak: games are played while servers and their database get into trouble. */
final class Chaos implements AutoCloseable {
    static final int USUAL_RATE = 50;
    private static final int TROUBLE = 5;
    private static final int CALM = 5;
    private static final int PATIENCE = 120;
    private static final int LOOK = 50;

    /**
     * Shorter than the time that a node waits before it reconnects, so that a new connection receives next to nothing.
     */
    private static final int CUT_AGAIN = 200;

    private static final int PAGE = 4096;

    /** A server that starts on a full disk could not even report it. */
    private static final int SPARE = 20;

    private static final List<String> STORES = List.of("events", "replays");

    private final List<ServerNode> nodes = new ArrayList<>();
    private final List<ChaosPlayer> people = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final List<Long> megabytes = new ArrayList<>();
    private final LoadDatabase place;
    private final @Nullable String database;
    private final List<String> javaOptions;
    private final PrintWriter out;

    Chaos(LoadDatabase place, @Nullable String database, List<String> javaOptions, PrintWriter out) {
        this.place = place;
        this.database = database;
        this.javaOptions = javaOptions;
        this.out = out;
    }

    private void print(String format, Object... figures) {
        out.printf(Locale.ROOT, format + "%n", figures);
        out.flush();
    }

    private List<Trouble> troubles() {
        return database == null ? List.of(Trouble.KILL, Trouble.FULL, Trouble.RESTART) : List.of(Trouble.values());
    }

    /** Plays for some seconds; returns whether nothing was lost and nothing was done twice. */
    boolean run(int count, String game, long seed, int movesPerSecond, int seconds) {
        for (int i = 0; i < (database == null ? 1 : 2); i++) {
            nodes.add(start(i, null));
        }
        int pause = Math.max(1, count * 1000 / movesPerSecond);
        for (int i = 0; i < count; i++) {
            people.add(new ChaosPlayer(this::someNode, game, seed + i, pause));
        }
        people.forEach(player -> threads.add(Thread.ofVirtual().start(player)));
        awaitAllPlayers();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        for (int turn = 0; System.nanoTime() < end; turn++) {
            Trouble trouble = troubles().get(turn % troubles().size());
            int before = moves();
            make(trouble);
            int during = moves();
            sleep(CALM);
            megabytes.add(Usage.megabytes(List.of(nodes.getLast().process())));
            print(
                    "%-8s %6d moves meanwhile, %6d in the %d s after it, %5d MB",
                    trouble.name().toLowerCase(Locale.ROOT),
                    during - before,
                    moves() - during,
                    CALM,
                    megabytes.getLast());
        }
        return report();
    }

    /** Faults begin only when all players play: before that, nothing could be lost. */
    private void awaitAllPlayers() {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (System.nanoTime() < end && people.stream().anyMatch(player -> player.answered() == 0)) {
            pause(TimeUnit.MILLISECONDS.toNanos(LOOK));
        }
    }

    private boolean report() {
        people.forEach(ChaosPlayer::stop);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        threads.forEach(thread -> join(thread, end));
        long stuck = threads.stream().filter(Thread::isAlive).count();
        int wrong = people.stream().mapToInt(ChaosPlayer::wrong).sum();
        print(
                "%d moves of %d people, %d of them sent more than once; %d lost or made twice, %d players stuck",
                moves(),
                people.size(),
                people.stream().mapToInt(ChaosPlayer::sentAgain).sum(),
                wrong,
                stuck);
        print(
                "memory of the last node: %d MB after the first trouble, %d MB after the last",
                megabytes.getFirst(), megabytes.getLast());
        people.forEach(player -> player.faults().forEach(fault -> print("%s", fault)));
        return wrong == 0 && stuck == 0;
    }

    private int moves() {
        return people.stream().mapToInt(ChaosPlayer::answered).sum();
    }

    private URI someNode() {
        synchronized (nodes) {
            return nodes.get(ThreadLocalRandom.current().nextInt(nodes.size())).address();
        }
    }

    /** Starts a node, with a separate database if one is given. */
    private ServerNode start(int number, @Nullable String instead) {
        List<String> arguments = new ArrayList<>(place.arguments());
        arguments.addAll(List.of("--port=0", "--node=chaos-" + number, "--bot-pause=0"));
        if (instead != null) {
            arguments.add("--db=" + instead);
        }
        return ServerNode.start(javaOptions, place.folder().resolve("log-" + number), arguments);
    }

    private void make(Trouble trouble) {
        switch (trouble) {
            case KILL -> {
                nodes.getFirst().kill();
                replaceFirst(null);
            }
            case RESTART -> {
                nodes.getFirst().close();
                replaceFirst(null);
            }
            case CUT -> cut("TRUE");
            case BUS -> cut("application_name IN ('hidalgo news', 'hidalgo notifier')");
            case FULL -> fill();
        }
    }

    private void replaceFirst(@Nullable String instead) {
        ServerNode fresh = start(0, instead);
        synchronized (nodes) {
            nodes.set(0, fresh);
        }
    }

    private void cut(String which) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(TROUBLE);
        while (System.nanoTime() < end) {
            execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                    + " AND datname = current_database() AND usename = current_user AND " + which);
            pause(TimeUnit.MILLISECONDS.toNanos(CUT_AGAIN));
        }
    }

    /** To SQLite, a file that may not grow is the same as a full disk; PostgreSQL is made to report the same error. */
    private void fill() {
        if (database == null) {
            nodes.getFirst().close();
            Path file = place.folder().resolve("hidalgo.db");
            replaceFirst(
                    "jdbc:sqlite:" + file + "?max_page_count=" + (file.toFile().length() / PAGE + SPARE));
            sleep(TROUBLE);
            nodes.getFirst().close();
            replaceFirst(null);
            return;
        }
        execute("CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS"
                + " $$ BEGIN RAISE 'No space left on device' USING ERRCODE = '53100'; END $$");
        STORES.forEach(store -> execute(
                "CREATE TRIGGER no_room BEFORE INSERT ON " + store + " FOR EACH ROW EXECUTE FUNCTION no_room()"));
        sleep(TROUBLE);
        STORES.forEach(store -> execute("DROP TRIGGER no_room ON " + store));
    }

    private void execute(String statement) {
        try (Connection connection = DriverManager.getConnection(place.url());
                Statement does = connection.createStatement()) {
            does.execute(statement);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void sleep(int seconds) {
        pause(TimeUnit.SECONDS.toNanos(seconds));
    }

    private static void pause(long nanos) {
        try {
            TimeUnit.NANOSECONDS.sleep(nanos);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void join(Thread thread, long end) {
        try {
            thread.join(Math.max(1, (end - System.nanoTime()) / 1_000_000));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        nodes.forEach(ServerNode::close);
    }
}
