package hidalgo.app.command;

import hidalgo.app.input.ExitCode;
import hidalgo.app.input.InputFile;
import hidalgo.app.text.AnalysisText;
import hidalgo.app.text.Progress;
import hidalgo.bots.analysis.Analysis;
import hidalgo.bots.analysis.Analyst;
import hidalgo.lab.AnalysisRun;
import hidalgo.records.GameRecord;
import hidalgo.records.JsonText;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code analyse}: judges every turn of a record with the search. */
@Command(
        name = "analyse",
        description = {
            "Judge every turn of a recorded game with the search: each player's chance to win before and after it, "
                    + "the better turn and why, and the turning points.",
            "With --iterations, the same --seed gives the same analysis; with --millis it does not."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExit codes:%n",
        footer = {
            "  0  the game was analysed",
            "  1  a move of the record breaks the rules",
            "  2  the file is missing or is not a record",
            "",
            "Examples:",
            "  hidalgo analyse game.json",
            "  hidalgo analyse --iterations 2000 --seed 7 game.json",
            "  hidalgo analyse --millis 100 --json game.json",
            "",
            "docs/analysis.md explains the figures and the JSON."
        })
public final class AnalyseCommand implements Callable<Integer> {
    private static final int MOST_ITERATIONS = 1_000_000;
    private static final int MOST_MILLIS = 600_000;

    @Parameters(paramLabel = "FILE", description = "The record; - for standard input.")
    private String file;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            defaultValue = "300",
            description = "Iterations of the search for each decision (default: ${DEFAULT-VALUE}).")
    private int iterations;

    @Option(names = "--millis", paramLabel = "M", description = "Think for M milliseconds about each decision instead.")
    private @Nullable Integer millis;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of the search's random numbers (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads to use (default: all cores).")
    private @Nullable Integer threads;

    @Option(names = "--json", description = "Print the analysis as JSON.")
    private boolean json;

    @Option(names = "--quiet", description = "Show no progress.")
    private boolean quiet;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        int workers = RunArguments.threadsOf(threads);
        RunArguments.between("--iterations", iterations, MOST_ITERATIONS);
        RunArguments.between("--millis", millis == null ? 1 : millis, MOST_MILLIS);
        InputFile input = new InputFile(file);
        GameRecord record = input.record();
        return switch (Replay.check(record)) {
            case Verdict.Sound(var match) -> {
                print(record, analysis(match, workers));
                yield ExitCode.OK;
            }
            case Verdict.Problem problem -> {
                spec.commandLine().getErr().println(input.name() + ": " + problem.text(Messages.ENGLISH));
                yield ExitCode.CHECK_FAILED;
            }
        };
    }

    private Analysis analysis(Match match, int workers) throws InterruptedException {
        Analyst analyst = millis == null ? Analyst.withIterations(iterations) : Analyst.withMillis(millis);
        PrintWriter err = spec.commandLine().getErr();
        Progress progress =
                new Progress(err, AnalysisRun.turns(match), "app.progress.turns", Ansi.AUTO.enabled(), quiet);
        Analysis analysis = AnalysisRun.of(match, analyst, seed, workers, turn -> progress.played());
        progress.end();
        return analysis;
    }

    private void print(GameRecord record, Analysis analysis) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Map<String, @Nullable Object> how = JsonText.object(
                    "game",
                    record.game(),
                    "seats",
                    record.seats(),
                    "iterations",
                    millis == null ? iterations : null,
                    "millis",
                    millis,
                    "seed",
                    seed);
            out.println(AnalysisText.json(how, analysis));
        } else {
            String key = millis == null ? "analyse.headline" : "analyse.headline.timed";
            Message headline = Message.of(
                    key,
                    "game",
                    record.game(),
                    "seats",
                    record.seats(),
                    "effort",
                    millis == null ? iterations : millis,
                    "seed",
                    seed);
            out.print(AnalysisText.table(Messages.ENGLISH.text(headline), analysis));
        }
        out.flush();
    }
}
