package hidalgo.app.command;

import hidalgo.app.game.TerminalGame;
import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.input.InputFile;
import hidalgo.records.GameRecord;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code show}: draws a position of a record as text. */
@Command(
        name = "show",
        description =
                "Draw a position of a recorded game as a text board, with regions, courts, cards or tiles, and scores.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {"  hidalgo show game.json", "  hidalgo show --ply 40 --no-color game.json"})
public final class ShowCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The record; - for standard input.")
    private String file;

    @Option(
            names = "--ply",
            paramLabel = "N",
            description = "Show the position after N moves; 0 is before the first (default: after the last).")
    private @Nullable Integer ply;

    @Mixin
    private ColourArgument colour;

    @Spec
    private CommandSpec spec;

    private String board(Position position) {
        return TerminalGame.ALL
                .of(position.game())
                .board(position, colour.colours())
                .stripTrailing();
    }

    @Override
    public Integer call() {
        InputFile input = new InputFile(file);
        GameRecord record = input.record();
        int moves = record.moves().size();
        int shown = ply == null ? moves : ply;
        if (shown < 0 || shown > moves) {
            throw BadInput.of("app.noPly", "moves", moves, "value", shown);
        }
        return switch (Replay.play(record, shown)) {
            case Verdict.Sound(var match) -> {
                spec.commandLine().getOut().println(record.game() + ", after move " + shown + " of " + moves);
                spec.commandLine().getOut().println(board(match.position()));
                yield ExitCode.OK;
            }
            case Verdict.Problem problem -> {
                spec.commandLine().getErr().println(input.name() + ": " + problem.text(Messages.ENGLISH));
                yield ExitCode.CHECK_FAILED;
            }
        };
    }
}
