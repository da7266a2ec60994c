package hidalgo.app.load;

import hidalgo.app.input.BadInput;
import hidalgo.app.serve.Logs;
import hidalgo.rules.Games;
import hidalgo.server.HidalgoServer;
import hidalgo.server.base.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
            "Without --url, a server is started in this process, with its own database that is deleted afterwards,",
            "so the memory is that of server and clients together. A move is measured from before its request until",
            "the last socket of its table has received the new view."
        })
public final class LoadCommand implements Callable<Integer> {
    private static final int STEPS = 4;
    private static final int MOST_TABLES = 20_000;
    private static final int MOST_SOCKETS = 100;
    private static final int MOST_MOVES = 100_000;
    private static final int MOST_SECONDS = 3600;

    @Option(names = "--tables", paramLabel = "N", defaultValue = "1000", description = "number of tables (1000)")
    private int tables;

    @Option(names = "--sockets", paramLabel = "N", defaultValue = "3", description = "sockets at each table (3)")
    private int sockets;

    @Option(names = "--rate", paramLabel = "N", defaultValue = "300", description = "moves per second (300)")
    private int rate;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "20", description = "seconds to measure (20)")
    private int seconds;

    @Option(names = "--game", paramLabel = "GAME", description = "the game (the first by name)")
    private String game = Games.names().getFirst();

    @Option(names = "--players", paramLabel = "N", defaultValue = "2", description = "seats at each table (2)")
    private int players;

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1", description = "seed of the random moves (1)")
    private long seed;

    @Option(names = "--url", paramLabel = "URL", description = "a running server, started with --no-limits")
    private @Nullable String url;

    @Option(names = "--no-echo", description = "don't compare with a plain echo server")
    private boolean noEcho;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        check("--tables", tables, MOST_TABLES);
        check("--sockets", sockets, MOST_SOCKETS);
        check("--rate", rate, MOST_MOVES);
        check("--seconds", seconds, MOST_SECONDS);
        Logs.begin();
        PrintWriter out = spec.commandLine().getOut();
        if (url != null) {
            return measure(out, url);
        }
        Path data = temporaryFolder();
        Settings usual = Settings.usual(data);
        Settings settings = new Settings(
                "127.0.0.1", 0, data, null, "", null, usual.botThreads(), 0, false, false, false, "load", null);
        try (HidalgoServer server = HidalgoServer.start(settings)) {
            return measure(out, "http://127.0.0.1:" + server.port());
        } finally {
            delete(data);
        }
    }

    private static void check(String name, int value, int most) {
        if (value < 1 || value > most) {
            throw BadInput.of("app.load.number", "name", name, "least", 1, "most", most, "value", value);
        }
    }

    /** Prints all figures. The exit code tells whether every move succeeded. */
    private int measure(PrintWriter out, String address) {
        out.printf(
                Locale.ROOT,
                "%8s %8s %8s %9s %9s %9s %9s %9s %9s%n",
                "tables",
                "sockets",
                "moves",
                "p50 ms",
                "p99 ms",
                "max ms",
                "failed",
                "heap MB",
                "RSS MB");
        double last = 0;
        int failures;
        try (LoadClients clients = new LoadClients(address, seed)) {
            for (int step = 1; step <= STEPS; step++) {
                while (clients.tables() < Math.max(1, tables * step / STEPS)) {
                    clients.addTable(game, players, sockets);
                }
                last = line(out, clients, Math.max(1, rate * step / STEPS), seconds);
            }
            failures = clients.failures();
        }
        if (!noEcho) {
            Latencies echo = EchoServer.measure(tables * sockets, rate * sockets, seconds);
            out.printf(
                    Locale.ROOT,
                    "bare echo, %d sockets, %d messages/s: p50 %.1f ms, p99 %.1f ms; a move's p99 is %.1f times that%n",
                    tables * sockets,
                    rate * sockets,
                    echo.percentile(0.5),
                    echo.percentile(0.99),
                    last / Math.max(0.001, echo.percentile(0.99)));
        }
        out.flush();
        return failures == 0 ? 0 : 1;
    }

    /** Prints one line of the table; returns the 99th percentile. */
    private static double line(PrintWriter out, LoadClients clients, int rate, int seconds) {
        Latencies latencies = clients.play(rate, seconds);
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        out.printf(
                Locale.ROOT,
                "%8d %8d %8d %9.1f %9.1f %9.1f %9d %9d %9d%n",
                clients.tables(),
                clients.sockets(),
                latencies.count(),
                latencies.percentile(0.5),
                latencies.percentile(0.99),
                latencies.percentile(1),
                clients.failures(),
                (runtime.totalMemory() - runtime.freeMemory()) >> 20,
                residentMegabytes());
        out.flush();
        return latencies.percentile(0.99);
    }

    /** The memory that the process uses, as Linux reports it; 0 on other systems. */
    private static long residentMegabytes() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }

    private static Path temporaryFolder() {
        try {
            return Files.createTempDirectory("hidalgo-load");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
