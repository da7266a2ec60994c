package hidalgo.server.table;

import org.jspecify.annotations.Nullable;

/**
 * Who sits at a seat.
 *
 * @param person the person it belongs to, or nobody
 * @param name what the player is called
 * @param bot the level of the bot that plays, or nothing
 */
public record Chair(
        @Nullable String person, String name, @Nullable String bot) {
    /** A seat that nobody has taken. */
    public static final Chair OPEN = new Chair(null, "", null);

    /** Whether nobody sits there. */
    public boolean isOpen() {
        return person == null && bot == null;
    }

    /** Whether a person plays, and no bot in their place. */
    public boolean isPlayedByPerson() {
        return person != null && bot == null;
    }
}
