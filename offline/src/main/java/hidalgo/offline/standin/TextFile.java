package hidalgo.offline.standin;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** A UTF-8 file next to a class, as {@code PackedFiles} has packed it. */
final class TextFile {
    private TextFile() {}

    /** Opens a file; null if there is none. */
    static @Nullable Reader open(Class<?> beside, String file) throws IOException {
        InputStream in = beside.getResourceAsStream(file);
        return in == null ? null : new InputStreamReader(new GZIPInputStream(in), StandardCharsets.UTF_8);
    }
}
