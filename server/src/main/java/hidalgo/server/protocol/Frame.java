package hidalgo.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the server sends over a table's socket.
 *
 * @param type the type
 * @param table the whole table, whenever something at it has changed
 * @param chat new lines of chat
 */
public record Frame(
        Type type, @Nullable TableView table, @Nullable List<Answers.ChatLine> chat) {
    /** The type of a frame. */
    public enum Type {
        /** The table has changed. */
        TABLE,
        /** Somebody has said something. */
        CHAT,
        /** The host has taken the person's seat away; what they may still see follows. */
        REMOVED,
        /** The table was deleted, or the person may no longer see it. */
        GONE
    }
}
