package hidalgo.app;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs a command inside the test with lines on its standard input. The process has only one, so they run one after the other. */
final class TypedRun {
    private TypedRun() {}

    static synchronized CommandRun of(List<String> lines, Object... args) {
        InputStream typed = System.in;
        System.setIn(new ByteArrayInputStream(lines.stream()
                .map(line -> line + "\n")
                .reduce("", String::concat)
                .getBytes(StandardCharsets.UTF_8)));
        try {
            return CommandRun.of(args);
        } finally {
            System.setIn(typed);
        }
    }
}
