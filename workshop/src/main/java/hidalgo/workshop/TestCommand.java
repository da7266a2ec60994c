package hidalgo.workshop;

import hidalgo.app.input.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hidalgo test} is done by the launcher of a checkout. It exists here so that the help lists it. */
@Command(name = "test", description = "Build everything and run every test.", mixinStandardHelpOptions = true)
public final class TestCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getErr().println("hidalgo test: run ./hidalgo test in a checkout");
        return ExitCode.BAD_INPUT;
    }
}
