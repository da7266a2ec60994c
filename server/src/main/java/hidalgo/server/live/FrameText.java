package hidalgo.server.live;

import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A text for viewers as bytes, plain and compressed; each is made once for all who receive it. */
public final class FrameText {
    private final byte[] plain;
    private byte @Nullable [] compressed;

    /** A text. */
    public FrameText(String text) {
        this.plain = text.getBytes(StandardCharsets.UTF_8);
    }

    /** The text in UTF-8. Nobody may change it. */
    public byte[] plain() {
        return plain;
    }

    /**
     * The text, compressed. Nobody may change it.
     *
     * @param compression compresses it for the first one who asks
     */
    public synchronized byte[] compressed(UnaryOperator<byte[]> compression) {
        if (compressed == null) {
            compressed = compression.apply(plain);
        }
        return compressed;
    }
}
