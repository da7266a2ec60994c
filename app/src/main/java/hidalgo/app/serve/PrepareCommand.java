package hidalgo.app.serve;

import hidalgo.app.input.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hidalgo prepare} is done by the launcher of an installed package. It exists here so that the help lists it. */
@Command(
        name = "prepare",
        description = "Record a start, so that later ones take less time (in an installed package).",
        mixinStandardHelpOptions = true)
public final class PrepareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine()
                .getErr()
                .println("hidalgo prepare: only an installed package can record a start; see docs/operating.md");
        return ExitCode.BAD_INPUT;
    }
}
