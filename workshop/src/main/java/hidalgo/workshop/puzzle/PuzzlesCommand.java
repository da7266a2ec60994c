package hidalgo.workshop.puzzle;

import hidalgo.app.command.RunArguments;
import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.input.InputFile;
import hidalgo.app.text.GamesCsv;
import hidalgo.app.text.Version;
import hidalgo.records.JsonText;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.Messages;
import hidalgo.rules.encoding.EncodedGame;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code puzzles}: looks for puzzles in recorded games. */
@Command(
        name = "puzzles",
        description = {
            "Look for puzzles in recorded games: positions in which one line gains clearly more on the strongest rival "
                    + "than any other, and which the analysis also gives the best chance of winning. A line is all moves of a kind that a "
                    + "turn has, or one of them where there are too many lines.",
            "Prints a line for each: file, moves before it, seat, kind, best line, its gain, the gain of the second best."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExit codes:%n",
        footer = {
            "  0  all games were searched",
            "  1  a move of a record breaks the rules",
            "  2  a file is missing or is not a record",
            "",
            "Examples:",
            "  hidalgo puzzles --moves area,cab games/*.json",
            "  hidalgo puzzles --moves place --steps 2 --hard --gain 4 --margin 2 games/*.json",
            "",
            "docs/puzzles.md describes how the server's stock is made."
        })
public final class PuzzlesCommand implements Callable<Integer> {
    private static final int MOST = 1000;
    private static final List<String> TITLES = List.of("file", "ply", "seat", "kind", "best", "gain", "second");

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "The records.")
    private List<String> files;

    @Option(
            names = "--moves",
            required = true,
            split = ",",
            splitSynopsisLabel = ",",
            paramLabel = "WORD",
            description = "The kinds of moves that puzzles ask for (the first word of their notation).")
    private List<String> words;

    @Option(
            names = "--most",
            paramLabel = "N",
            defaultValue = "6",
            description = "The most puzzles from one game (default: ${DEFAULT-VALUE}).")
    private int most;

    @Option(
            names = "--gain",
            paramLabel = "N",
            defaultValue = "6",
            description = "The least that the best move must gain on the rival (default: ${DEFAULT-VALUE}).")
    private int gain;

    @Option(
            names = "--margin",
            paramLabel = "N",
            defaultValue = "3",
            description = "How much more than any other move (default: ${DEFAULT-VALUE}).")
    private int margin;

    @Option(
            names = "--steps",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many moves a line must have (default: ${DEFAULT-VALUE}).")
    private int steps;

    @Option(names = "--json", description = "Print the puzzles as JSON.")
    private boolean json;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a line for each puzzle into this file.")
    private @Nullable Path csv;

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    @Option(
            names = "--hard",
            description = "Leave out puzzles that a squire, or a greedy choice of single moves, would solve.")
    private boolean isHard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        RunArguments.between("--most", most, MOST);
        RunArguments.between("--gain", gain, MOST);
        RunArguments.between("--margin", margin, MOST);
        RunArguments.between("--steps", steps, MOST);
        words.forEach(PuzzlesCommand::check);
        PrintWriter out = spec.commandLine().getOut();
        List<Object> all = new ArrayList<>();
        int code = ExitCode.OK;
        try (GamesCsv lines = GamesCsv.open(csv, TITLES, force)) {
            for (String file : files) {
                InputFile input = new InputFile(file);
                switch (Replay.check(input.record())) {
                    case Verdict.Sound(var match) ->
                        search().in(match).forEach(puzzle -> {
                            lines.line(fields(file, puzzle));
                            all.add(object(file, puzzle));
                            if (!json) {
                                out.println(String.join("\t", fields(file, puzzle)));
                            }
                        });
                    case Verdict.Problem problem -> {
                        spec.commandLine().getErr().println(input.name() + ": " + problem.text(Messages.ENGLISH));
                        code = ExitCode.CHECK_FAILED;
                    }
                }
            }
        }
        if (json) {
            out.println(JsonText.of(JsonText.object(
                    "command",
                    "puzzles",
                    "version",
                    Version.text(),
                    "moves",
                    words,
                    "most",
                    most,
                    "gain",
                    gain,
                    "margin",
                    margin,
                    "steps",
                    steps,
                    "hard",
                    isHard,
                    "puzzles",
                    all)));
        }
        out.flush();
        return code;
    }

    private PuzzleSearch search() {
        return new PuzzleSearch(new PuzzleSearch.Wish(List.copyOf(words), most, gain, margin, steps, isHard));
    }

    /** A kind of moves that no game has would find nothing, without a word. */
    private static void check(String word) {
        Set<String> known = new TreeSet<>();
        EncodedGame.ALL.all().stream()
                .flatMap(game -> game.layout(2).ranges().stream())
                .forEach(range -> known.add(range.name().split(" ", 2)[0]));
        if (!known.contains(word)) {
            throw BadInput.of("workshop.puzzles.moves", "word", word, "words", String.join(", ", known));
        }
    }

    private static Object object(String file, PuzzleSearch.Puzzle puzzle) {
        List<String> fields = fields(file, puzzle);
        return JsonText.object(
                TITLES.get(0),
                file,
                TITLES.get(1),
                puzzle.ply(),
                TITLES.get(2),
                puzzle.seat(),
                TITLES.get(3),
                fields.get(3),
                TITLES.get(4),
                fields.get(4),
                TITLES.get(5),
                puzzle.gain(),
                TITLES.get(6),
                puzzle.next());
    }

    private static List<String> fields(String file, PuzzleSearch.Puzzle puzzle) {
        return List.of(
                file,
                String.valueOf(puzzle.ply()),
                String.valueOf(puzzle.seat()),
                puzzle.word(),
                puzzle.best(),
                String.valueOf(puzzle.gain()),
                String.valueOf(puzzle.next()));
    }
}
