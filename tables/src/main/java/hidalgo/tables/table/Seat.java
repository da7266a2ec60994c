package hidalgo.tables.table;

import org.jspecify.annotations.Nullable;

/**
 * A seat of a table and who plays there.
 *
 * @param person the person it belongs to, or nobody
 * @param name the player's name
 * @param bot the level of the bot that plays, or nothing
 */
public record Seat(
        @Nullable String person, String name, @Nullable String bot) {
    /** A seat that nobody has taken. */
    public static final Seat OPEN = new Seat(null, "", null);

    /** Who can play at a seat. */
    public enum Kind {
        /** Nobody yet. */
        OPEN,
        /** A person. */
        PERSON,
        /** A bot. */
        BOT
    }

    /** Who plays there. */
    public Kind kind() {
        return isOpen() ? Kind.OPEN : bot == null ? Kind.PERSON : Kind.BOT;
    }

    /** Whether nobody has taken it. */
    public boolean isOpen() {
        return person == null && bot == null;
    }

    /** Whether a person plays, and not a bot in their place. */
    public boolean isPlayedByPerson() {
        return person != null && bot == null;
    }

    /** Whether its person has left it to a bot. */
    public boolean wasLeft() {
        return person != null && bot != null;
    }

    /** The same seat with a bot that plays for its person, or with the person again if there is no bot. */
    public Seat playedBy(@Nullable String substitute) {
        return new Seat(person, name, substitute);
    }
}
