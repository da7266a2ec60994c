package hidalgo.server.live;

import hidalgo.server.base.Json;
import hidalgo.server.protocol.Frame;
import org.jspecify.annotations.Nullable;

/** A frame for viewers with its JSON text, which is made once for all who receive it. */
public final class EncodedFrame {
    private final Frame frame;
    private @Nullable String text;

    EncodedFrame(Frame frame) {
        this.frame = frame;
    }

    /** The frame. */
    public Frame frame() {
        return frame;
    }

    /** The frame as JSON. */
    public synchronized String text() {
        if (text == null) {
            text = Json.text(frame);
        }
        return text;
    }
}
