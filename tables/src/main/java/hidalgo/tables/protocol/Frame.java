package hidalgo.tables.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A message of the server over a table's socket.
 *
 * @param type the type
 * @param table the whole table, whenever something at it has changed
 * @param chat new lines of chat
 * @param change the changes since the table of the previous frame, for clients that ask for changes only
 */
public record Frame(
        Type type,
        @Nullable TableView table,
        @Nullable List<Answers.ChatLine> chat,
        @Nullable Object change) {
    /** A frame without a change of a table. */
    public Frame(Type type, @Nullable TableView table, @Nullable List<Answers.ChatLine> chat) {
        this(type, table, chat, null);
    }

    /** The type of a frame. */
    public enum Type {
        /** The table has changed. */
        TABLE,
        /** The table has changed, and the client wants only the changes. */
        CHANGE,
        /** There are new lines of chat. */
        CHAT,
        /** The host has taken the person's seat away; what they may still see follows. */
        REMOVED,
        /** The table was deleted, or the person may no longer see it. */
        GONE,
        /** The server is there: the answer to a client that asks. */
        HERE
    }
}
