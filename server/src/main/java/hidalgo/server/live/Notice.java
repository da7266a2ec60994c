package hidalgo.server.live;

import hidalgo.server.base.Json;
import hidalgo.server.protocol.Frame;
import org.jspecify.annotations.Nullable;

/** A frame for onlookers, with its text, which is made once for all who are sent it. */
public final class Notice {
    private final Frame frame;
    private @Nullable String text;

    public Notice(Frame frame) {
        this.frame = frame;
    }

    /** What is told. */
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
