package hidalgo.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A UTF-8 file next to a class. In a browser, where its size counts, another class reads it from a packed form. */
final class TextFile {
    private TextFile() {}

    /** Opens a file; null if there is none. */
    static @Nullable Reader open(Class<?> beside, String file) throws IOException {
        InputStream in = beside.getResourceAsStream(file);
        return in == null ? null : new InputStreamReader(in, StandardCharsets.UTF_8);
    }
}
