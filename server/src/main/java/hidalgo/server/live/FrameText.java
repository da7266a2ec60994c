package hidalgo.server.live;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A text for viewers as bytes, plain and compressed; each is made once for all who receive it. */
public final class FrameText {
    private final byte[] plain;
    private byte @Nullable [] compressed;

    /** A text in UTF-8. */
    public FrameText(byte[] plain) {
        this.plain = plain;
    }

    /** The text in UTF-8. It must not be changed. */
    public byte[] plain() {
        return plain;
    }

    /**
     * The text, compressed. It must not be changed.
     *
     * @param compression compresses it on the first request
     */
    public synchronized byte[] compressed(UnaryOperator<byte[]> compression) {
        if (compressed == null) {
            compressed = compression.apply(plain);
        }
        return compressed;
    }
}
