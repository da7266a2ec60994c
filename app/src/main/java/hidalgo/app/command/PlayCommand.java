package hidalgo.app.command;

import hidalgo.app.input.ExitCode;
import hidalgo.rules.Match;
import hidalgo.rules.RandomSource;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code play}: a game in the terminal against bots. */
@Command(
        name = "play",
        description = {
            "Play in the terminal against bots, on a text board. Type a move by number or notation, ? for help, "
                    + "? MOVE for a preview of a move, hint, undo, save FILE, or quit.",
            "Moves can also come from a file or another program; the end of the input ends the game.",
            "To continue a saved game, use hidalgo resume FILE."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  hidalgo play --game el-caballero --bots squire",
            "  hidalgo play --game el-caballero --expanded --bots knight,squire --seat 2",
            "  hidalgo play --game el-grande --players 4 --bots squire --seed 7",
            "",
            "Section 7 of docs/rules describes the notation of moves."
        })
public final class PlayCommand implements Callable<Integer> {
    @Mixin
    private GameArguments arguments;

    @Option(names = "--players", paramLabel = "N", description = "The number of players (default: the bots and you).")
    private @Nullable Integer players;

    @Mixin
    private TableArguments table;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        GameArguments.Chosen chosen = arguments.chosen(players());
        Match match = new Match(chosen.game().deal(chosen.options(), RandomSource.of(table.seed())));
        table.play(chosen.game(), match, spec.commandLine().getOut());
        return ExitCode.OK;
    }

    private @Nullable Integer players() {
        return players == null && !arguments.isGiven("players") ? Integer.valueOf(table.bots() + 1) : players;
    }
}
