package hidalgo.server.live;

import hidalgo.server.base.Json;
import hidalgo.tables.protocol.Frame;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.session.SharedFrame;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/** A frame with its JSON text, which is made once for all viewers who are sent it. */
public final class EncodedFrame {
    private static final WeakReference<@Nullable TableView> NONE = new WeakReference<>(null);

    private final Frame frame;
    private @Nullable FrameText text;
    private WeakReference<@Nullable TableView> before = NONE;
    private @Nullable FrameText change;

    /** The encodings of a frame that viewers share. */
    public static EncodedFrame of(SharedFrame shared) {
        return shared.encoded(EncodedFrame.class, EncodedFrame::new);
    }

    /** A frame. */
    public EncodedFrame(Frame frame) {
        this.frame = frame;
    }

    /** The frame. */
    public Frame frame() {
        return frame;
    }

    /** The frame as JSON. */
    public synchronized FrameText text() {
        if (text == null) {
            text = new FrameText(Json.bytes(frame));
        }
        return text;
    }

    /**
     * The changes since an earlier view of the table, as JSON. Most viewers were sent the same view before, so the
     * latest result is kept.
     */
    @SuppressWarnings("ReferenceEquality") // Comparing two tables takes as long as writing the changes.
    public synchronized FrameText textSince(TableView earlier) {
        if (change == null || before.get() != earlier) {
            change = new FrameText(Json.change("change", earlier, table()));
            before = new WeakReference<>(earlier);
        }
        return change;
    }

    /** The table that it shows. */
    public TableView table() {
        TableView table = frame.table();
        if (table == null) {
            throw new IllegalStateException("The frame of a table has no view");
        }
        return table;
    }
}
