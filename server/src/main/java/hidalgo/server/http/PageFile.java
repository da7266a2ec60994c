package hidalgo.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** A file of the pages: as it is, and compressed once for all requests. */
final class PageFile {
    private static final String GZIP = "gzip";
    private static final String ACCEPTED = "Accept-Encoding";
    private static final Pattern REFUSED = Pattern.compile("\\bgzip\\s*;\\s*q=0(\\.0*)?\\s*(,|$)");

    private final byte[] plain;
    private final byte[] compressed;
    private final String plainTag;
    private final String compressedTag;

    PageFile(byte[] plain) {
        this.plain = plain;
        byte[] smaller = compress(plain);
        this.compressed = smaller.length < plain.length ? smaller : plain;
        this.plainTag = EntityTag.of(plain);
        this.compressedTag = EntityTag.of(compressed);
    }

    String text() {
        return new String(plain, StandardCharsets.UTF_8);
    }

    /**
     * Answers with the file, compressed if the browser accepts that and it is worth it: pictures and fonts are
     * compressed already.
     */
    void answer(Context context) {
        String taken = context.header(ACCEPTED);
        boolean takesGzip =
                taken != null && taken.contains(GZIP) && !REFUSED.matcher(taken).find();
        context.header("Vary", ACCEPTED);
        if (takesGzip && compressed.length < plain.length) {
            context.header("Content-Encoding", GZIP)
                    .header("ETag", compressedTag)
                    .result(compressed);
        } else {
            context.disableCompression().header("ETag", plainTag).result(plain);
        }
    }

    private static byte[] compress(byte[] plain) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(plain.length / 2);
        try (GZIPOutputStream out = new GZIPOutputStream(bytes) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            out.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
