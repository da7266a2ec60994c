package hidalgo.tables.protocol;

import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.HoldSetting;
import hidalgo.tables.table.Visibility;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A request for a new table.
 *
 * @param game the game's name
 * @param options those that differ from the defaults; the number of players is the number of seats
 * @param seats the players of the seats
 * @param visibility the people who may find it
 * @param word the password, with the visibility {@code word}
 * @param clock how long people may think
 * @param hints whether seats may ask for hints
 * @param spectatorDelay by how many seconds spectators see things later
 * @param holdSetting how long steps wait for those who may stop them
 * @param name the name of the table
 * @param start whether to start at once
 * @param record a record to continue, as text; game and options are then its own
 * @param ply how many moves of the record to take over; all of them if negative
 */
public record NewTable(
        String game,
        @Nullable Map<String, String> options,
        List<Seat> seats,
        @Nullable Visibility visibility,
        @Nullable String word,
        @Nullable ClockSetting clock,
        @Nullable Boolean hints,
        @Nullable Integer spectatorDelay,
        @Nullable HoldSetting holdSetting,
        @Nullable String name,
        @Nullable Boolean start,
        @Nullable String record,
        @Nullable Integer ply) {
    /**
     * The wanted player of a seat.
     *
     * @param kind me (several times if people share a browser), open or bot
     * @param name the player's name, or nothing for the person's own name
     * @param bot the level of the bot
     * @param persona the bot's persona; by default any that is not at the table yet
     */
    public record Seat(
            Kind kind,
            @Nullable String name,
            @Nullable String bot,
            @Nullable String persona) {}

    /** The kinds of players that can be requested. */
    public enum Kind {
        /** The person who creates the table. */
        ME,
        /** Anybody. */
        OPEN,
        /** A bot. */
        BOT
    }
}
