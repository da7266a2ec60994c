package hidalgo.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the server sends over a table's socket.
 *
 * @param type what it is
 * @param table the table, whole, whenever something at it has changed
 * @param chat new lines of chat
 */
public record Frame(
        Type type, @Nullable TableView table, @Nullable List<Answers.ChatLine> chat) {
    /** What a frame is. */
    public enum Type {
        /** The table has changed. */
        TABLE,
        /** Somebody has said something. */
        CHAT,
        /** The host has taken the person's seat away; what they may still see follows. */
        REMOVED,
        /** The table is gone, or the person may not see it any more. */
        GONE
    }
}
