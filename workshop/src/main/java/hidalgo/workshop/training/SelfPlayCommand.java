package hidalgo.workshop.training;

import hidalgo.app.command.Names;
import hidalgo.app.command.RunArguments;
import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.text.GamesCsv;
import hidalgo.app.text.Progress;
import hidalgo.app.text.RunJson;
import hidalgo.app.text.SummaryTable;
import hidalgo.bots.Bots;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.Shard;
import hidalgo.records.JsonText;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Messages;
import hidalgo.rules.Refused;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code selfplay}: lets a bot play against itself and writes positions for training. */
@Command(
        name = "selfplay",
        description = {
            "Let a bot play against itself, and write positions with the search's estimates and the winners: "
                    + "samples, from which training/train.py trains the nets.",
            "One move in 25 is made at random, and every third game has options drawn at random, so that nets see more "
                    + "than good players reach. The same seed gives the same samples, with any number of threads."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  hidalgo selfplay --game el-grande --players 4 --games 2000 --seed 1 \\",
            "      --out four.gz",
            "  hidalgo selfplay --game el-caballero --players 2 --games 20 \\",
            "      --bot knight:iterations=30,judgement=hand --out tiny.gz",
            "",
            "training/README.md describes the training."
        })
public final class SelfPlayCommand implements Callable<Integer> {
    private static final long NANOS = 1_000_000_000;
    private static final List<String> TITLES = List.of("game", "samples", "withMoves");

    @Option(
            names = "--game",
            required = true,
            paramLabel = "GAME",
            completionCandidates = Names.OfGames.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    private String gameName;

    @Option(names = "--players", required = true, paramLabel = "N", description = "The number of players.")
    private int players;

    @Option(
            names = {"--bots", "--bot"},
            paramLabel = "BOT",
            defaultValue = "knight:iterations=40",
            description = "The bot in all seats; it should search (default: ${DEFAULT-VALUE}).")
    private String bot;

    @Option(
            names = "--quick",
            paramLabel = "BOT",
            description =
                    "A quicker bot that makes three moves of four, so that there are more games; nets then learn which "
                            + "moves are good from the others alone (default: none).")
    private @Nullable String quick;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games to play (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "Begin no more games after this many seconds; --games is then the maximum.")
    private int seconds;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description =
                    "An option that all games have; may be repeated. Other options are drawn at random in every third "
                            + "game.")
    private Map<String, String> fixed = new LinkedHashMap<>();

    @Option(names = "--seed", paramLabel = "S", description = "A whole number (default: drawn at random and printed).")
    private @Nullable Long seed;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads to use (default: one per core).")
    private @Nullable Integer threads;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the samples into this file.")
    private @Nullable Path out;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description =
                    "Play only part I of N of these games and print a part for hidalgo merge-samples, instead of --out.")
    private @Nullable String shard;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description =
                    "Write a line for each game into this file: its number, how many samples it gave, and how many of "
                            + "them say which moves are good.")
    private @Nullable Path csv;

    @Option(names = "--json", description = "Print the counts as JSON, with version, game, options, seed and bots.")
    private boolean json;

    @Option(names = "--force", description = "Overwrite existing files.")
    private boolean force;

    @Option(names = "--quiet", description = "Show no progress.")
    private boolean quiet;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        int workers = RunArguments.threadsOf(threads);
        RunArguments.gamesOf(games);
        SelfPlay play = play();
        SelfPlayParts.features(play);
        if (shard != null) {
            if (seed == null) {
                throw BadInput.of("app.shard.seed");
            }
            printPart(play, workers, RunArguments.shardOf(shard));
        } else if (out != null) {
            writeFile(play, workers, out);
        } else {
            throw BadInput.of("workshop.selfplay.out");
        }
        return ExitCode.OK;
    }

    private void printPart(SelfPlay play, int workers, Shard part) throws InterruptedException {
        Progress progress = progress(part.size(games));
        List<String> lines = new ArrayList<>();
        play.run(games, part, workers, samples -> {
            lines.add(SampleFile.line(samples));
            progress.played();
            return true;
        });
        progress.end();
        spec.commandLine()
                .getOut()
                .print(SelfPlayParts.part(play, games, part, lines).text());
        spec.commandLine().getOut().flush();
    }

    private void writeFile(SelfPlay play, int workers, Path to) throws InterruptedException {
        Progress progress = progress(games);
        long start = System.nanoTime();
        int[] counts = new int[2];
        try (SampleFile file = SelfPlayParts.open(play, to, force);
                GamesCsv lines = GamesCsv.open(csv, TITLES, force)) {
            play.run(games, Shard.WHOLE, workers, samples -> {
                file.write(samples);
                counts[0]++;
                counts[1] += samples.size();
                lines.line(List.of(
                        Integer.toString(counts[0]),
                        Integer.toString(samples.size()),
                        Long.toString(teaching(samples))));
                progress.played();
                return seconds == 0 || System.nanoTime() - start < seconds * NANOS;
            });
        } catch (IOException | UncheckedIOException e) {
            throw SelfPlayParts.unwritable(to);
        }
        progress.end();
        print(play, counts[0], counts[1]);
    }

    private static long teaching(List<Sample> samples) {
        return samples.stream().filter(sample -> !sample.moves().isEmpty()).count();
    }

    private void print(SelfPlay play, int played, int samples) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Map<String, @Nullable Object> result = RunJson.facts(
                    "selfplay", play.game(), play.options(), play.seed(), List.of(play.bot(), play.quick()));
            result.put("fixed", play.fixed());
            result.put("games", played);
            result.put("samples", samples);
            out.println(JsonText.of(result));
        } else {
            out.printf(
                    Locale.ROOT,
                    "%s, %s%n%,d games, %,d samples, seed %d%n",
                    play.game().id(),
                    SummaryTable.options(play.options()),
                    played,
                    samples,
                    play.seed());
        }
        out.flush();
    }

    private Progress progress(int all) {
        return RunArguments.progress(spec, all, quiet);
    }

    private SelfPlay play() {
        try {
            Game game = Games.named(gameName)
                    .orElseThrow(() ->
                            BadInput.of("record.game", "game", gameName, "games", String.join(", ", Games.names())));
            Bots.of(bot);
            String quicker = quick == null ? bot : quick;
            Bots.of(quicker);
            SelfPlay play = new SelfPlay(game, players, bot, quicker, RunArguments.seedOf(seed), fixed);
            play.options();
            return play;
        } catch (UnknownBot e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        } catch (Refused e) {
            throw new BadInput(e.refusal().text(Messages.ENGLISH));
        }
    }
}
