package hidalgo.tables.protocol;

import hidalgo.tables.table.ClockSetting;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A request for a new cup; a missing field has its usual value.
 *
 * @param name its name
 * @param game the game
 * @param options the options that differ from the game's defaults; the number of players follows from the tables
 * @param format how it finds its winner
 * @param size how many seats a table has
 * @param rounds the number of rounds of a Swiss cup, or of heats
 * @param points the points of the places at tables of two, three and so on up to {@code size}
 * @param clock how long entrants may think
 * @param starts when it starts, in milliseconds since 1970; without it, the cup starts as soon as it is full
 * @param least how many entrants it needs
 * @param most how many it has room for
 * @param pause how many seconds lie between two rounds
 * @param deadline how many hours a round may take
 * @param late whether people can still enter when it runs
 * @param programs whether programs play, and not people
 * @param bot the level of the bots that fill a table
 */
public record NewCup(
        String name,
        String game,
        @Nullable Map<String, String> options,
        @Nullable CupFormat format,
        @Nullable Integer size,
        @Nullable Integer rounds,
        @Nullable List<List<Integer>> points,
        @Nullable ClockSetting clock,
        @Nullable Long starts,
        @Nullable Integer least,
        @Nullable Integer most,
        @Nullable Integer pause,
        @Nullable Integer deadline,
        @Nullable Boolean late,
        @Nullable Boolean programs,
        @Nullable String bot) {}
