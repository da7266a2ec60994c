package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.text.Progress;
import hidalgo.lab.Shard;
import hidalgo.lab.env.Agents;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The arguments about the run, for commands that play many games. */
public final class RunArguments {
    private static final int MOST_GAMES = 1_000_000_000;
    private static final int MOST_THREADS = 1024;
    private static final int MOST_AGENT_SECONDS = 86_400;

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
            description =
                    "Write a record of each game into this folder: DIR/0001.json and so on; DIR/run.txt names game, options, seed and bots.")
    private @Nullable Path records;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description =
                    "Write a line for each game into this file: its number, in a tournament its deal and by how many "
                            + "seats the bots have moved, bots and points seat by seat, and the seats that won.")
    private @Nullable Path csv;

    @Option(names = "--json", description = "Print the result as JSON, with version, game, options, seed and bots.")
    private boolean json;

    @Option(
            names = "--agent-seconds",
            paramLabel = "N",
            defaultValue = "10",
            description = "How long a program that plays (exec:...) may take for a move (default: ${DEFAULT-VALUE}).")
    private int agentSeconds;

    @Option(names = "--force", description = "Overwrite existing files.")
    private boolean force;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Play only part I of N of these games and print a part for hidalgo merge; needs --seed.")
    private @Nullable String shard;

    @Option(names = "--quiet", description = "Show no progress.")
    private boolean quiet;

    /** How many games to play. */
    int games() {
        return gamesOf(games);
    }

    /** The number of games, if a run may have that many. */
    public static int gamesOf(int asked) {
        return between("--games", asked, MOST_GAMES);
    }

    /** How many threads to use. */
    int threads() {
        return threadsOf(threads);
    }

    /** The number of threads that was asked for, or one per core. */
    public static int threadsOf(@Nullable Integer asked) {
        int number = asked == null ? Runtime.getRuntime().availableProcessors() : asked;
        return between("--threads", number, MOST_THREADS);
    }

    /** The seed; if none was given, every call returns a new one. */
    long seed() {
        return seedOf(seed);
    }

    /** The seed that was given, or a new one. */
    public static long seedOf(@Nullable Long given) {
        return given == null ? new SecureRandom().nextInt(Integer.MAX_VALUE) : given;
    }

    /** The file for a line of each game, if it is wanted. */
    @Nullable
    Path csv() {
        return csv;
    }

    /** Whether the result is printed as JSON. */
    boolean json() {
        return json;
    }

    /** Bots, and other programs, for a game. */
    Agents players(GameArguments.Chosen chosen) {
        return new Agents(
                chosen.game(), chosen.options(), between("--agent-seconds", agentSeconds, MOST_AGENT_SECONDS));
    }

    /** Whether existing files may be overwritten. */
    boolean mayWriteOver() {
        return force;
    }

    /** The shard that a text names. */
    public static Shard shardOf(String text) {
        return Shard.of(text).orElseThrow(() -> BadInput.of("app.shard", "value", text));
    }

    /** The part to play, if only a part is wanted; the parts of a run must share a seed. */
    Optional<Shard> shard() {
        String text = shard;
        if (text == null) {
            return Optional.empty();
        }
        Shard chosen = shardOf(text);
        if (seed == null) {
            throw BadInput.of("app.shard.seed");
        }
        return Optional.of(chosen);
    }

    /** The folder for records of a run, prepared for a number of games from the first one on, if records are wanted. */
    Optional<RecordFolder> records(int first, int count, Map<String, @Nullable Object> facts) {
        return Optional.ofNullable(records).map(folder -> RecordFolder.open(folder, first, count, facts, force));
    }

    /** The progress display for a number of games. */
    Progress progress(CommandSpec spec, int count) {
        return progress(spec, count, quiet);
    }

    /** The progress display of a command for a number of games, which may be silent. */
    public static Progress progress(CommandSpec spec, int count, boolean quiet) {
        return new Progress(spec.commandLine().getErr(), count, Ansi.AUTO.enabled(), quiet);
    }

    /** The value of an option, if it is from 1 to the maximum. */
    public static int between(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw BadInput.of("app.range", "option", option, "least", 1, "most", most, "value", value);
        }
        return value;
    }
}
