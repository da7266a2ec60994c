package hidalgo.app.play;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads and writes lines. Input that is not typed is written too, so that the output can be followed. */
final class Dialogue {
    private final BufferedReader in;
    private final PrintWriter out;
    private final boolean typed;

    Dialogue(InputStream in, PrintWriter out, boolean typed) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
        this.typed = typed;
    }

    /** A dialogue on the standard input. */
    @SuppressWarnings(
            "SystemConsoleNull") // Since JDK 25, {@code System.console()} is null again if the input is not a terminal.
    static Dialogue onStandardInput(PrintWriter out) {
        Console console = System.console();
        return new Dialogue(System.in, out, console != null && console.isTerminal());
    }

    /** The next line without spaces around it, or null at the end of the input. */
    @Nullable
    String ask(String prompt) {
        out.print(prompt + "> ");
        out.flush();
        try {
            String line = in.readLine();
            if (!typed || line == null) {
                out.println(line == null ? "" : line.strip());
            }
            return line == null ? null : line.strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a line. */
    void print(String line) {
        out.println(line);
        out.flush();
    }
}
