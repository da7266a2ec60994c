package hidalgo.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/**
 * The result of a command that was run inside the test.
 *
 * @param exit the exit code
 * @param out its standard output
 * @param err its standard error output
 */
public record CommandRun(int exit, String out, String err) {
    /** Runs a command. */
    public static CommandRun of(Object... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] words = List.of(args).stream().map(Object::toString).toArray(String[]::new);
        int exit = Main.commandLine(false, words)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(words);
        return new CommandRun(exit, out.toString(), err.toString());
    }
}
