package hidalgo.app.command;

import hidalgo.app.input.ExitCode;
import hidalgo.app.input.InputFile;
import hidalgo.records.GameRecord;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.Games;
import hidalgo.rules.Messages;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code resume}: continues a saved game in the terminal. */
@Command(
        name = "resume",
        description = {
            "Continue a saved game, or any other record of a running game, in the terminal, " + "as hidalgo play does.",
            "A record does not contain the seats of you and the bots: name them again."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExit codes:%n",
        footer = {
            "  0  success",
            "  1  a move, a scoring or a total of the record is wrong",
            "  2  the file is missing or is not a record, or an option is wrong",
            "",
            "Examples:",
            "  hidalgo resume game.json --bots squire",
            "  hidalgo resume game.json --bots knight,squire --seat 2"
        })
public final class ResumeCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The record.")
    private String file;

    @Mixin
    private TableArguments table;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        InputFile input = new InputFile(file);
        GameRecord record = input.record();
        return switch (Replay.check(record)) {
            case Verdict.Sound(var match) -> {
                table.play(Games.known(record.game()), match, spec.commandLine().getOut());
                yield ExitCode.OK;
            }
            case Verdict.Problem problem -> {
                spec.commandLine().getErr().println(input.name() + ": " + problem.text(Messages.ENGLISH));
                yield ExitCode.CHECK_FAILED;
            }
        };
    }
}
