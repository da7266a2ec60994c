package hidalgo.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Files that lie beside the tests. */
final class Texts {
    private Texts() {}

    static String read(String name) {
        try (InputStream in = Objects.requireNonNull(Texts.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
