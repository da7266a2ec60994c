package hidalgo.thirdgame;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.Main;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Commands that must go well, run inside the test. */
final class Command {
    private Command() {}

    /** The output of a command. */
    static String run(Object... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.commandLine(true)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(Stream.of(args).map(Object::toString).toArray(String[]::new));
        assertThat(exit).as(err.toString()).isZero();
        return out.toString();
    }

    /** The output of a command that reads lines from its standard input. */
    static String typed(String lines, Object... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
        try {
            return run(args);
        } finally {
            System.setIn(before);
        }
    }
}
