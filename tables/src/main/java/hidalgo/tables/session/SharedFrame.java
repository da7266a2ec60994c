package hidalgo.tables.session;

import hidalgo.tables.protocol.Frame;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A frame that is encoded once for all viewers who are sent it. */
public final class SharedFrame {
    private final Frame frame;
    private @Nullable Object encoded;

    /** A frame that was not encoded yet. */
    public SharedFrame(Frame frame) {
        this.frame = frame;
    }

    /** The frame. */
    public Frame frame() {
        return frame;
    }

    /** The frame as an encoder of some type writes it. All viewers of a table use the same encoder. */
    public synchronized <T> T encoded(Class<T> type, Function<Frame, T> encoder) {
        if (encoded == null) {
            encoded = encoder.apply(frame);
        }
        return type.cast(encoded);
    }
}
