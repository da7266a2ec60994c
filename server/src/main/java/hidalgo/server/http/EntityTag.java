package hidalgo.server.http;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.zip.CRC32;

/**
 * The tag by which a browser asks whether its cached answer is still valid. Javalin would compute one for every answer,
 * byte by byte, even for those that must not be cached.
 */
final class EntityTag {
    private EntityTag() {}

    /** The tag of some content. */
    static String of(byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        return String.format(Locale.ROOT, "\"%x-%08x\"", content.length, sum.getValue());
    }

    /** Tags an answer that may be kept. */
    static void add(Context context, byte[] content) {
        if (!"no-store".equals(context.res().getHeader("Cache-Control"))) {
            context.header("ETag", of(content));
        }
    }
}
