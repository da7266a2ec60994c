package hidalgo.app.command;

import hidalgo.app.input.Exit;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code test} is done by the launcher, because the jar has no sources. It exists here so that the help lists it. */
@Command(
        name = "test",
        description = "Build everything and run every test (done by the launcher ./hidalgo).",
        mixinStandardHelpOptions = true)
public final class TestCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getErr().println("hidalgo test: tests need the sources; run ./hidalgo test in a checkout");
        return Exit.BAD_INPUT;
    }
}
