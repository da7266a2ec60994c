package hidalgo.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The scripts beside the tests, which read what a page shows. */
public final class Scripts {
    private Scripts() {}

    /** A script by its file's name. */
    public static String read(String name) {
        try (InputStream in = Objects.requireNonNull(Scripts.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
