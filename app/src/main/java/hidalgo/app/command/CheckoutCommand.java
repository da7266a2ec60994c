package hidalgo.app.command;

import hidalgo.app.input.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * A command that the launcher {@code ./hidalgo} does in a checkout, because the jar has no sources. It exists here so that the
 * help lists it.
 */
abstract sealed class CheckoutCommand implements Callable<Integer> permits PackageCommand, TestCommand {
    @Spec
    private CommandSpec spec;

    /** Prints a line. */
    final void print(String line) {
        spec.commandLine().getOut().println(line);
    }

    @Override
    public Integer call() {
        String name = spec.name();
        spec.commandLine()
                .getErr()
                .println("hidalgo " + name + ": this needs the sources; run ./hidalgo " + name + " in a checkout");
        return ExitCode.BAD_INPUT;
    }
}
