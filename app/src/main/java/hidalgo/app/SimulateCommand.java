package hidalgo.app;

import hidalgo.bots.Bots;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.Simulation;
import hidalgo.lab.Summary;
import hidalgo.records.GameRecord;
import hidalgo.records.Games;
import hidalgo.rules.Chance;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Messages;
import hidalgo.rules.Refused;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.TileSet;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code simulate}: lets bots play many games against each other. */
@Command(
        name = "simulate",
        description = {
            "Let bots play games against each other; print wins, points, lengths and speed.",
            "The same seed gives the same games, whatever the number of threads."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  hidalgo simulate --game el-caballero --players 4 --games 1000 --seed 7",
            "  hidalgo simulate --game el-caballero --players 3 --expanded \\",
            "      --option tieTest=each --bots random,random,random --records games",
            "  hidalgo simulate --game el-grande --players 5 --option short=true --games 1000",
            "",
            "The options of each game and what they mean are in docs/rules, tile-set files",
            "in docs/tile-sets.md."
        })
final class SimulateCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 1_000_000_000;
    private static final int MOST_THREADS = 1024;

    @Option(
            names = "--game",
            required = true,
            paramLabel = "GAME",
            completionCandidates = Names.OfGames.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    private String gameName;

    @Option(names = "--players", paramLabel = "N", description = "The number of players.")
    private @Nullable Integer players;

    @Option(
            names = "--expanded",
            description = "El Caballero: play the expanded game (short for --option expanded=true).")
    private boolean expanded;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game; may be repeated.")
    private Map<String, String> gameOptions = new LinkedHashMap<>();

    @Option(names = "--tiles", paramLabel = "FILE", description = "El Caballero: play with the tile set in this file.")
    private @Nullable String tiles;

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            defaultValue = "random",
            completionCandidates = Names.OfBots.class,
            description = "One bot for all seats, or one for each, separated by commas: ${COMPLETION-CANDIDATES} "
                    + "(default: ${DEFAULT-VALUE}).")
    private List<String> bots;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games to play (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--seed", paramLabel = "S", description = "A whole number (default: drawn at random and printed).")
    private @Nullable Long seed;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads to use (default: one per core).")
    private @Nullable Integer threads;

    @Option(
            names = "--records",
            paramLabel = "DIR",
            description = "Write a record of each game into this folder: DIR/0001.json and so on.")
    private @Nullable Path records;

    @Option(names = "--force", description = "Write over records that are in the folder already.")
    private boolean force;

    @Option(names = "--quiet", description = "Show no progress.")
    private boolean quiet;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        requireBetween("--threads", workers, MOST_THREADS);
        requireBetween("--games", games, MOST_GAMES);
        Simulation simulation = simulation();
        RecordFolder folder = records == null ? null : RecordFolder.open(records, games, force);
        Progress progress = new Progress(spec.commandLine().getErr(), games, Ansi.AUTO.enabled(), quiet);
        Summary summary = simulation.run(games, workers, played -> {
            if (folder != null) {
                folder.write(played.index(), GameRecord.of(simulation.game(), played.match()));
            }
            progress.played();
        });
        progress.end();
        spec.commandLine().getOut().print(SummaryTable.of(simulation, summary, workers));
        spec.commandLine().getOut().flush();
        return Main.OK;
    }

    private Simulation simulation() {
        try {
            Game game = game();
            GameOptions options = game.choose(options());
            game.deal(options, Chance.of(0));
            long start = seed == null ? new SecureRandom().nextInt(Integer.MAX_VALUE) : seed;
            return new Simulation(game, options, seated(options.players()), start);
        } catch (Refused e) {
            throw new BadInput(e.refusal().text(Messages.ENGLISH));
        } catch (UnknownBot e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
    }

    private Game game() {
        Game game = Games.named(gameName)
                .orElseThrow(
                        () -> BadInput.of("record.game", "game", gameName, "games", String.join(", ", Games.names())));
        if (tiles == null) {
            return game;
        }
        if (!(game instanceof ElCaballero)) {
            throw BadInput.of("app.tilesOnly");
        }
        InputFile file = new InputFile(tiles);
        try {
            return new ElCaballero(TileSet.parse(new String(file.bytes(), StandardCharsets.UTF_8)));
        } catch (Refused e) {
            throw file.refused(e.refusal().text(Messages.ENGLISH));
        }
    }

    private Map<String, String> options() {
        Map<String, String> values = new LinkedHashMap<>(gameOptions);
        if (players != null) {
            putOnce(values, "players", players.toString());
        }
        if (expanded) {
            putOnce(values, "expanded", "true");
        }
        return values;
    }

    private static void putOnce(Map<String, String> values, String name, String value) {
        if (values.putIfAbsent(name, value) != null) {
            throw BadInput.of("app.optionTwice", "name", name);
        }
    }

    private List<String> seated(int seats) {
        bots.forEach(Bots::of);
        if (bots.size() == 1) {
            return Collections.nCopies(seats, bots.getFirst());
        }
        if (bots.size() != seats) {
            throw BadInput.of("app.botCount", "bots", bots.size(), "seats", seats);
        }
        return bots;
    }

    private static void requireBetween(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw BadInput.of("app.range", "option", option, "least", 1, "most", most, "value", value);
        }
    }
}
