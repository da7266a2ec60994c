package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.text.TurnTimesText;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.Benchmark;
import hidalgo.lab.Measurement;
import hidalgo.lab.Measurement.Figures;
import hidalgo.lab.Measurement.Pace;
import hidalgo.lab.TurnTimes;
import hidalgo.rules.Messages;
import java.io.PrintWriter;
import java.util.ArrayList;
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
            "  hidalgo bench --turns squire --only el-grande-4"
        })
public final class BenchCommand implements Callable<Integer> {
    private static final String TURN_ROW = "%-24s %8s %8s %12s %8s %8s %8s%n";
    private static final String ROW = "%-24s %10s %12s %12s %8s %8s %12s  %s%n";

    @Option(names = "--json", description = "Print the figures as JSON.")
    private boolean json;

    @Option(
            names = "--only",
            paramLabel = "NAME",
            completionCandidates = Names.OfBenchmarks.class,
            description = "Run one benchmark only: ${COMPLETION-CANDIDATES}.")
    private @Nullable String only;

    @Option(
            names = "--turns",
            paramLabel = "BOT",
            description =
                    "Measure how many milliseconds of processor time a bot takes for its turns instead, without any "
                            + "warm-up: the first game of the first benchmark is a cold start.")
    private @Nullable String bot;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "20",
            description = "With --turns, how many games are played (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--quick", hidden = true, description = "Measure only for a moment, for tests.")
    private boolean quick;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Benchmark> chosen = chosen();
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
            throw BadInput.of("app.noBenchmark", "name", only, "names", String.join(", ", new Names.OfBenchmarks()));
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
                        + "\"nanosPerCopy\": %.1f, \"bytesPerMove\": %.2f, \"signature\": \"%s\"}",
                figures.name(),
                figures.gamesPerSecond(),
                figures.movesPerSecond(),
                figures.meanLegalMoves(),
                figures.nanosPerSet(),
                figures.bytesPerMove(),
                figures.signature());
    }
}
