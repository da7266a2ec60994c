package hidalgo.workshop;

import hidalgo.app.input.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that the launcher of a checkout runs. It exists here so that the help lists it. */
abstract sealed class LauncherCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        String name = spec.name();
        spec.commandLine().getErr().println("hidalgo " + name + ": run ./hidalgo " + name + " in a checkout");
        return ExitCode.BAD_INPUT;
    }

    /** {@code hidalgo dev}. */
    @Command(
            name = "dev",
            description = "Show the pages from their sources, and reload them when a file is saved.",
            mixinStandardHelpOptions = true)
    static final class Dev extends LauncherCommand {}

    /** {@code hidalgo test}. */
    @Command(name = "test", description = "Build everything and run every test.", mixinStandardHelpOptions = true)
    static final class Test extends LauncherCommand {}
}
