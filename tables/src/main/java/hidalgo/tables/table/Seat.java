package hidalgo.tables.table;

import org.jspecify.annotations.Nullable;

/**
 * A seat of a table and its player.
 *
 * @param person the person it belongs to, or null
 * @param name the player's name
 * @param bot the level of the bot that plays, or null
 */
public record Seat(
        @Nullable String person, String name, @Nullable String bot) {
    /** An open seat. */
    public static final Seat OPEN = new Seat(null, "", null);

    /** The kinds of players. */
    public enum Kind {
        /** None yet. */
        OPEN,
        /** A person. */
        PERSON,
        /** A bot. */
        BOT
    }

    /** The kind of its player. */
    public Kind kind() {
        return isOpen() ? Kind.OPEN : bot == null ? Kind.PERSON : Kind.BOT;
    }

    /** Whether the seat is open. */
    public boolean isOpen() {
        return person == null && bot == null;
    }

    /** Whether a person plays, and no bot in their place. */
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
