package hidalgo.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version of the build, which Maven writes into {@code version.txt}. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        try (InputStream in = Version.class.getResourceAsStream("version.txt")) {
            if (in == null) {
                throw new IOException("version.txt is not in the jar");
            }
            return new String[] {"hidalgo " + new String(in.readAllBytes(), StandardCharsets.UTF_8).strip()};
        }
    }
}
