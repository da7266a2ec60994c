package hidalgo.workshop.load;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.serve.Logs;
import hidalgo.rules.Games;
import java.io.PrintWriter;
import java.net.URI;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hidalgo load}: many clients at many tables, and how long they wait for answers. */
@Command(
        name = "load",
        description = "Measure a server with many tables, sockets and moves.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Without --rate, the rate is raised until the 99th percentile passes --limit: the knee is the highest rate",
            "below that. Without --url, servers are started in separate processes, with a database (or a schema",
            "in --db) that is deleted afterwards. A move is measured from when it is due until the last socket of its",
            "table has received the change. For comparison, the same run measures a plain echo server, and how",
            "many rows the same database takes by itself. The last column shows how many bytes each move sends to a spectator.",
            "When a game is over, another one begins at a new table.",
            "",
            "With --node-processors and --database-processors, each server and the database get a share of this machine, so that they",
            "don't take processors from each other; that needs Linux and root. Limits take effect once the servers have warmed up.",
            "",
            "With --chaos, --tables 30 --rate 50 --seconds 120 are good values to begin with."
        })
public final class LoadCommand implements Callable<Integer> {
    private static final int MOST_TABLES = 20_000;
    private static final int MOST_SOCKETS = 100;
    private static final int MOST_SECONDS = 3600;
    private static final int MOST_NODES = 9;
    private static final int MOST_LIMIT = 10_000;
    private static final double LEAST_PROCESSORS = 0.05;
    private static final double MOST_PROCESSORS = 64;

    @Option(names = "--tables", paramLabel = "N", defaultValue = "1000", description = "number of tables (1000)")
    private int tables;

    @Option(names = "--sockets", paramLabel = "N", defaultValue = "3", description = "sockets at each table (3)")
    private int sockets;

    @Option(names = "--rate", paramLabel = "N", description = "moves per second, instead of looking for the knee")
    private @Nullable Integer rate;

    @Option(
            names = "--limit",
            paramLabel = "MILLIS",
            defaultValue = "100",
            description = "maximum p99 at the knee, in milliseconds (default: 100)")
    private int limit;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "10", description = "seconds at each rate (10)")
    private int seconds;

    @Option(
            names = "--nodes",
            paramLabel = "N,N",
            split = ",",
            defaultValue = "1",
            description = "how many nodes to start, one after the other; more than one needs --db (1)")
    private List<Integer> nodes = List.of(1);

    @Option(names = "--db", paramLabel = "URL", description = "jdbc:postgresql://… instead of the embedded database")
    private @Nullable String database;

    @Option(
            names = "--node-processors",
            paramLabel = "N",
            description = "maximum number of processors for each server, such as 0.4")
    private @Nullable Double nodeProcessors;

    @Option(
            names = "--database-processors",
            paramLabel = "N",
            description = "maximum number of processors for the database, if PostgreSQL runs on this machine")
    private @Nullable Double databaseProcessors;

    @Option(
            names = "--java",
            paramLabel = "OPTIONS",
            defaultValue = "-XX:+UseSerialGC",
            description = "options for the JVM of each server (-XX:+UseSerialGC)")
    private String javaOptions;

    @Option(names = "--game", paramLabel = "GAME", description = "the game (the first by name)")
    private String game = Games.names().getFirst();

    @Option(names = "--players", paramLabel = "N", defaultValue = "2", description = "seats at each table (2)")
    private int players;

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1", description = "seed of the random moves (1)")
    private long seed;

    @Option(names = "--url", paramLabel = "URL", description = "a running server, started with --no-limits")
    private @Nullable String url;

    @Option(names = "--no-echo", description = "don't compare with a plain echo server and with the bare database")
    private boolean noEcho;

    @Option(
            names = "--chaos",
            description =
                    "play for --seconds while killing and restarting servers, cutting connections and messages, and filling disks,"
                            + " and check that nothing is lost")
    private boolean chaos;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        check("--tables", tables, MOST_TABLES);
        check("--sockets", sockets, MOST_SOCKETS);
        if (rate != null) {
            check("--rate", rate, Measurement.MOST_MOVES);
        }
        check("--limit", limit, MOST_LIMIT);
        check("--seconds", seconds, MOST_SECONDS);
        checkShare("--node-processors", nodeProcessors);
        checkShare("--database-processors", databaseProcessors);
        nodes.forEach(count -> check("--nodes", count, database == null ? 1 : MOST_NODES));
        Logs.begin();
        PrintWriter out = spec.commandLine().getOut();
        if (chaos) {
            return survives(out) ? ExitCode.OK : ExitCode.CHECK_FAILED;
        }
        Measurement measurement =
                new Measurement(out, new Measurement.Crowd(tables, sockets, game, players, seed), rate, seconds, limit);
        measurement.head();
        if (url != null) {
            measurement.of(new Measurement.Servers(List.of(server(url)), List.of(), DatabaseProcesses.NONE, () -> {}));
        } else {
            for (int count : nodes) {
                measureNodes(measurement, count);
            }
        }
        if (!noEcho) {
            measurement.compare();
        }
        out.flush();
        return measurement.isGood() ? ExitCode.OK : ExitCode.CHECK_FAILED;
    }

    private boolean survives(PrintWriter out) {
        try (LoadDatabase place = new LoadDatabase(database);
                Chaos soak = new Chaos(place, database, options(), out)) {
            return soak.run(tables, game, seed, rate == null ? Chaos.USUAL_RATE : rate, seconds);
        }
    }

    private List<String> options() {
        return List.of(javaOptions.split(" ", -1));
    }

    private void measureNodes(Measurement measurement, int count) {
        DatabaseProcesses behind = database == null ? DatabaseProcesses.NONE : DatabaseProcesses.behind(database);
        try (LoadDatabase place = new LoadDatabase(database);
                DatabaseShare share = new DatabaseShare(behind, databaseProcessors)) {
            try (StartedNodes started = new StartedNodes(place, count, options(), nodeProcessors)) {
                Runnable whenWarm = () -> {
                    started.limit();
                    share.limit();
                };
                measurement.of(new Measurement.Servers(started.addresses(), started.processes(), behind, whenWarm));
            }
            if (!noEcho) {
                measurement.compareWithInserts(place.url());
            }
        }
    }

    private static void checkShare(String name, @Nullable Double value) {
        if (value != null && (value < LEAST_PROCESSORS || value > MOST_PROCESSORS)) {
            throw BadInput.of(
                    "workshop.load.processors",
                    "name",
                    name,
                    "least",
                    LEAST_PROCESSORS,
                    "most",
                    MOST_PROCESSORS,
                    "value",
                    value);
        }
    }

    private static void check(String name, int value, int most) {
        if (value < 1 || value > most) {
            throw BadInput.of("workshop.load.number", "name", name, "least", 1, "most", most, "value", value);
        }
    }

    private static URI server(String url) {
        URI address;
        try {
            address = URI.create(url.replaceFirst("/$", ""));
        } catch (IllegalArgumentException e) {
            throw BadInput.of("workshop.load.url", "url", url);
        }
        if (address.getHost() == null || !String.valueOf(address.getScheme()).matches("https?")) {
            throw BadInput.of("workshop.load.url", "url", url);
        }
        return address;
    }
}
