package hidalgo.server.hall;

import hidalgo.server.Wire;
import hidalgo.server.protocol.Frame;
import org.jspecify.annotations.Nullable;

/** A frame for onlookers, with its text, which is made once for all who are sent it. */
public final class Notice {
    private final Frame frame;
    private @Nullable String text;

    Notice(Frame frame) {
        this.frame = frame;
    }

    /** What is told. */
    public Frame frame() {
        return frame;
    }

    /** The frame as JSON. */
    public synchronized String text() {
        if (text == null) {
            text = Wire.text(frame);
        }
        return text;
    }
}
