package hidalgo.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version of the build and its commit, which Maven writes into {@code version.txt} and {@code commit.txt}. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        return new String[] {text(read("version.txt"), read("commit.txt"))};
    }

    /** Sources without Git have no commit. */
    static String text(String version, String commit) {
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
