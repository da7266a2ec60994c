package hidalgo.workshop;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.bench.Benchmark;
import hidalgo.lab.bench.Measurement;
import hidalgo.lab.bench.Measurement.Figures;
import hidalgo.lab.bench.Measurement.Pace;
import hidalgo.records.RecordException;
import hidalgo.rules.Messages;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code bench}: measures how fast the rules are. */
@Command(
        name = "bench",
        description = {
            "Measure the rules on one core: complete random games; at every step all legal moves are listed, each "
                    + "equally likely. Takes about half a minute.",
            "The signature is a hash over all moves of some games with a fixed seed; it changes only when the rules do."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  hidalgo bench",
            "  hidalgo bench --only el-grande-4 --json",
            "  hidalgo bench --turns squire --only el-grande-4",
            "  hidalgo bench --env",
            "  hidalgo bench --simulations"
        })
public final class BenchCommand implements Callable<Integer> {
    private static final String TURN_ROW = "%-24s %8s %8s %12s %8s %8s %8s%n";
    private static final String ENV_ROW = "%-24s %12s %12s %8s%n";
    private static final String SIMULATION_ROW = "%-24s %10s %12s %8s %16s%n";
    private static final String ROW = "%-24s %10s %12s %12s %8s %8s %12s  %s%n";

    @Option(names = "--json", description = "Print the figures as JSON.")
    private boolean json;

    @Option(
            names = "--only",
            paramLabel = "NAME",
            completionCandidates = BenchmarkNames.class,
            description = "Run one benchmark only: ${COMPLETION-CANDIDATES}.")
    private @Nullable String only;

    @Option(
            names = "--turns",
            paramLabel = "BOT",
            description = "Instead, measure how many milliseconds of processor time a bot takes per turn, without any "
                    + "warm-up: the first game of the first benchmark is a cold start.")
    private @Nullable String bot;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "20",
            description = "With --turns, how many games are played (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--env",
            description =
                    "Measure how many steps a second other programs get instead: as lines of JSON, and in a batch of "
                            + "256 games as numbers.")
    private boolean environments;

    @Option(
            names = "--simulations",
            description =
                    "Compare simulations of random bots with the bare rules instead, by turns, in processor time.")
    private boolean simulations;

    @Option(names = "--quick", hidden = true, description = "Measure only for a moment, for tests.")
    private boolean quick;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException, RecordException {
        PrintWriter out = spec.commandLine().getOut();
        List<Benchmark> chosen = chosen();
        if (environments) {
            measureEnvironments(out, chosen);
            return ExitCode.OK;
        }
        if (simulations) {
            measureSimulations(out, chosen);
            return ExitCode.OK;
        }
        if (bot != null) {
            turns(out, chosen, bot);
            return ExitCode.OK;
        }
        List<String> objects = new ArrayList<>();
        if (!json) {
            out.printf(
                    ROW,
                    "benchmark",
                    "games/s",
                    "moves/s",
                    "legal moves",
                    "ns/set",
                    "ns/copy",
                    "bytes/move",
                    "signature");
            out.flush();
        }
        for (Benchmark benchmark : chosen) {
            Figures figures = Measurement.of(benchmark, quick ? new Pace(10, 3, 10) : Pace.STEADY);
            objects.add(object(figures));
            if (!json) {
                out.print(row(figures));
                out.flush();
            }
        }
        if (json) {
            out.println("{\"benchmarks\": [" + String.join(", ", objects) + "]}");
        }
        return ExitCode.OK;
    }

    private void measureEnvironments(PrintWriter out, List<Benchmark> chosen)
            throws InterruptedException, RecordException {
        List<String> objects = new ArrayList<>();
        if (!json) {
            out.printf(ENV_ROW, "steps/s", "JSON lines", "batch", "ratio");
        }
        for (Benchmark benchmark : chosen) {
            EnvironmentSpeed.Figures figures = EnvironmentSpeed.of(benchmark, quick ? 20 : 5000);
            double ratio = figures.batch() / figures.json();
            objects.add(String.format(
                    Locale.ROOT,
                    "{\"name\": \"%s\", \"json\": %.0f, \"batch\": %.0f}",
                    figures.name(),
                    figures.json(),
                    figures.batch()));
            if (!json) {
                out.printf(
                        ENV_ROW,
                        figures.name(),
                        String.format(Locale.ROOT, "%,.0f", figures.json()),
                        String.format(Locale.ROOT, "%,.0f", figures.batch()),
                        String.format(Locale.ROOT, "%.0f", ratio));
                out.flush();
            }
        }
        if (json) {
            out.println("{\"environments\": [" + String.join(", ", objects) + "]}");
        }
    }

    private void measureSimulations(PrintWriter out, List<Benchmark> chosen) throws InterruptedException {
        List<String> objects = new ArrayList<>();
        if (!json) {
            out.printf(SIMULATION_ROW, "games/s", "rules", "simulation", "share", "from to");
        }
        for (Benchmark benchmark : chosen) {
            SimulationSpeed.Figures figures = SimulationSpeed.of(benchmark, quick ? 1 : 9, quick ? 1 : 700);
            objects.add(String.format(
                    Locale.ROOT,
                    "{\"name\": \"%s\", \"rules\": %.0f, \"simulation\": %.0f, \"share\": %.3f}",
                    figures.name(),
                    figures.rules(),
                    figures.simulation(),
                    figures.share()));
            if (!json) {
                out.printf(
                        SIMULATION_ROW,
                        figures.name(),
                        String.format(Locale.ROOT, "%,.0f", figures.rules()),
                        String.format(Locale.ROOT, "%,.0f", figures.simulation()),
                        String.format(Locale.ROOT, "%.2f", figures.share()),
                        String.format(Locale.ROOT, "%.2f to %.2f", figures.least(), figures.most()));
                out.flush();
            }
        }
        if (json) {
            out.println("{\"simulations\": [" + String.join(", ", objects) + "]}");
        }
    }

    private void turns(PrintWriter out, List<Benchmark> chosen, String measured) {
        if (games < 1) {
            throw BadInput.of("app.range", "option", "--games", "least", 1, "most", Integer.MAX_VALUE, "value", games);
        }
        List<String> objects = new ArrayList<>();
        if (!json) {
            out.printf(TURN_ROW, "ms per turn", "turns", "first", "first game", "median", "99 %", "longest");
        }
        try {
            for (Benchmark benchmark : chosen) {
                TurnTimes.Figures figures = TurnTimes.of(benchmark, measured, games);
                objects.add(TurnTimesText.object(figures));
                if (!json) {
                    out.print(TurnTimesText.row(TURN_ROW, figures));
                    out.flush();
                }
            }
        } catch (UnknownBot e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
        if (json) {
            out.println("{\"turns\": [" + String.join(", ", objects) + "]}");
        }
    }

    private List<Benchmark> chosen() {
        if (only == null) {
            return Benchmark.ALL;
        }
        List<Benchmark> chosen = Benchmark.ALL.stream()
                .filter(benchmark -> benchmark.name().equals(only))
                .toList();
        if (chosen.isEmpty()) {
            throw BadInput.of("workshop.noBenchmark", "name", only, "names", String.join(", ", new BenchmarkNames()));
        }
        return chosen;
    }

    private static String row(Figures figures) {
        return String.format(
                Locale.ROOT,
                ROW,
                figures.name(),
                String.format(Locale.ROOT, "%,.0f", figures.gamesPerSecond()),
                String.format(Locale.ROOT, "%,.0f", figures.movesPerSecond()),
                String.format(Locale.ROOT, "%.1f", figures.meanLegalMoves()),
                String.format(Locale.ROOT, "%.0f", figures.nanosPerSet()),
                String.format(Locale.ROOT, "%.0f", figures.nanosPerCopy()),
                String.format(Locale.ROOT, "%.2f", figures.bytesPerMove()),
                figures.signature());
    }

    private static String object(Figures figures) {
        return String.format(
                Locale.ROOT,
                "{\"name\": \"%s\", \"gamesPerSecond\": %.1f, \"movesPerSecond\": %.0f, \"meanLegalMoves\": %.2f, "
                        + "\"nanosPerSet\": %.1f, \"nanosPerCopy\": %.1f, "
                        + "\"bytesPerMove\": %.2f, \"signature\": \"%s\"}",
                figures.name(),
                figures.gamesPerSecond(),
                figures.movesPerSecond(),
                figures.meanLegalMoves(),
                figures.nanosPerSet(),
                figures.nanosPerCopy(),
                figures.bytesPerMove(),
                figures.signature());
    }

    /** The names that {@code --only} accepts. */
    static final class BenchmarkNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Benchmark.ALL.stream().map(Benchmark::name).iterator();
        }
    }
}
