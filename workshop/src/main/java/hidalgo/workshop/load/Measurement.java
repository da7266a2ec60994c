package hidalgo.workshop.load;

import java.io.PrintWriter;
import java.net.URI;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/*
 * Figures of one machine hardly apply to another one, and on a busy machine they change every time. So everything is
 * compared within a run. Each line shows how many processors the servers, their database, the clients and all programs
 * together had, and how much processor time a move took on the servers.
 */

/** Measures servers, and prints one line for each rate. */
final class Measurement {
    static final int MOST_MOVES = 100_000;
    private static final int STEPS = 4;
    private static final int FIRST_RATE = 200;
    private static final int WARM_UP_RATE = 300;
    private static final int MOST_WARM_UPS = 12;

    /** A server whose processor time for a move falls by less than this has compiled most of what it needs. */
    private static final double WARM = 0.9;

    /** One such step may be chance; as many in a row are not. */
    private static final int WARM_STEPS = 3;

    /** The share of the moves due that must be made in time. */
    private static final double ENOUGH = 0.99;

    /**
     * The players and spectators.
     *
     * @param tables the number of tables
     * @param sockets the number of sockets at each
     * @param game the game
     * @param players the number of seats at each table
     * @param seed the seed of the random moves
     */
    record Crowd(int tables, int sockets, String game, int players, long seed) {}

    /**
     * The servers that are measured.
     *
     * @param nodes the addresses of the servers
     * @param processes their processes, if they were started here
     * @param database the processes of their database
     * @param whenWarm is called once the servers have compiled themselves
     */
    record Servers(List<URI> nodes, List<ProcessHandle> processes, DatabaseProcesses database, Runnable whenWarm) {
        Usage usage() {
            return Usage.now(processes, database.all());
        }
    }

    private final PrintWriter out;
    private final Crowd crowd;
    private final @Nullable Integer rate;
    private final int seconds;
    private final int limit;
    private int highest;
    private Latencies latest = new Latencies(0);
    private boolean good = true;

    Measurement(PrintWriter out, Crowd crowd, @Nullable Integer rate, int seconds, int limit) {
        this.out = out;
        this.crowd = crowd;
        this.rate = rate;
        this.seconds = seconds;
        this.limit = limit;
    }

    private void print(String format, Object... figures) {
        out.printf(Locale.ROOT, format + "%n", figures);
        out.flush();
    }

    /** Prints what the columns are. */
    void head() {
        print(
                "%5s %8s %8s %8s %8s %9s %9s %9s %7s %7s %10s %9s %7s %7s %9s %7s",
                "nodes",
                "tables",
                "sockets",
                "rate",
                "moves",
                "p50 ms",
                "p99 ms",
                "max ms",
                "failed",
                "servers'",
                "database's",
                "crowd's",
                "busy",
                "CPU ms",
                "MB",
                "bytes");
    }

    /** Measures some nodes: at the rate that was asked for, in four steps, or at the knee. */
    void of(Servers servers) {
        try (LoadClients clients = new LoadClients(servers.nodes(), crowd.seed())) {
            if (rate != null) {
                servers.whenWarm().run();
                for (int step = 1; step <= STEPS; step++) {
                    open(clients, Math.max(1, crowd.tables() * step / STEPS));
                    highest = Math.max(1, rate * step / STEPS);
                    LoadClients.Played played = line(clients, servers, highest);
                    good &= played.failed() == 0 && played.latencies().count() > 0;
                }
                return;
            }
            open(clients, crowd.tables());
            warmUp(clients, servers);
            servers.whenWarm().run();
            int knee = KneeSearch.find(FIRST_RATE, MOST_MOVES, tried -> isBorne(line(clients, servers, tried), tried));
            highest = knee;
            good &= knee > 0;
            print(
                    "nodes: %d; highest rate with a p99 below %d ms: %d moves/s",
                    servers.nodes().size(), limit, knee);
        }
    }

    private void open(LoadClients clients, int tables) {
        clients.openTables(tables, crowd.game(), crowd.players(), crowd.sockets());
    }

    /** A JVM compiles what it uses most; as long as it does, the figures are those of the compiler. */
    private void warmUp(LoadClients clients, Servers servers) {
        double best = Double.MAX_VALUE;
        int warm = 0;
        for (int i = 0; i < MOST_WARM_UPS && warm < WARM_STEPS; i++) {
            Usage start = servers.usage();
            LoadClients.Played played = clients.play(WARM_UP_RATE, seconds);
            double time = perMove(start, servers.usage(), played);
            warm = time >= best * WARM ? warm + 1 : 0;
            best = Math.min(best, time);
        }
    }

    /** The processor time of a move on the servers, in milliseconds. */
    private static double perMove(Usage before, Usage after, LoadClients.Played played) {
        double moves = Math.max(1, played.latencies().count());
        return after.serversSince(before) * (after.at() - before.at()) / 1e6 / moves;
    }

    private boolean isBorne(LoadClients.Played played, int tried) {
        return played.failed() == 0
                && played.latencies().percentile(0.99) < limit
                && played.latencies().count() >= ENOUGH * tried * seconds;
    }

    private LoadClients.Played line(LoadClients clients, Servers servers, int perSecond) {
        Usage before = servers.usage();
        LoadClients.Played played = clients.play(perSecond, seconds);
        Usage after = servers.usage();
        Latencies latencies = played.latencies();
        latest = latencies;
        print(
                "%5d %8d %8d %8d %8d %9.1f %9.1f %9.1f %7d %7.2f %10.2f %9.2f %7.2f %7.2f %9d %7d",
                servers.nodes().size(),
                clients.tables(),
                clients.sockets(),
                perSecond,
                latencies.count(),
                latencies.percentile(0.5),
                latencies.percentile(0.99),
                latencies.percentile(1),
                played.failed(),
                after.serversSince(before),
                after.databaseSince(before),
                after.crowdSince(before),
                after.machineSince(before),
                perMove(before, after, played),
                Usage.megabytes(servers.processes()),
                played.spectatorBytes() / Math.max(1, crowd.sockets() - crowd.players()));
        return played;
    }

    /** Compares with what the database takes without a server. */
    void compareWithInserts(String database) {
        try {
            double rows = BareInserts.perSecond(database, seconds);
            print("bare INSERT, the same database: %.0f rows/s; the moves are %.2f of that", rows, highest / rows);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Compares with a plain echo server, at the highest rate. */
    void compare() {
        int messages = Math.max(1, highest) * crowd.sockets();
        Latencies echo = EchoServer.measure(crowd.tables() * crowd.sockets(), messages, seconds);
        double slowest = echo.percentile(0.99);
        String ratio = latest.count() == 0
                ? "no move was made to compare with it"
                : String.format(
                        Locale.ROOT,
                        "a move's p99 is %.1f times that",
                        latest.percentile(0.99) / Math.max(0.001, slowest));
        print(
                "bare echo, %d sockets, %d messages/s: p50 %.1f ms, p99 %.1f ms; %s",
                crowd.tables() * crowd.sockets(), messages, echo.percentile(0.5), slowest, ratio);
    }

    boolean isGood() {
        return good;
    }
}
