package hidalgo.app.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version of the build and its commit, which Maven writes into {@code version.txt} and {@code commit.txt}. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {text()};
    }

    /** The version in one line. */
    public static String text() {
        try {
            return text(read("/hidalgo/app/version.txt"), read("/hidalgo/app/commit.txt"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sources without Git have no commit. */
    public static String text(String version, String commit) {
        return "hidalgo " + version.strip() + (commit.isBlank() ? "" : " (" + commit.strip() + ")");
    }

    private static String read(String file) throws IOException {
        try (InputStream in = Version.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IOException(file + " is not in the jar");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
