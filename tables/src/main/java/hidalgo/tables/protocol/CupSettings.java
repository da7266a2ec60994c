package hidalgo.tables.protocol;

import hidalgo.tables.table.ClockSetting;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a cup.
 *
 * @param name its name
 * @param game the game
 * @param options the options that differ from the game's defaults, without the number of players
 * @param format how it finds its winner
 * @param size how many seats a table has
 * @param rounds the number of rounds of a Swiss cup, or of heats; 0 if it depends on the number of entrants
 * @param points the points of the places at tables of two, three and so on up to {@code size}
 * @param clock how long entrants may think
 * @param starts when it starts, in milliseconds since 1970; null if it starts as soon as it is full
 * @param least how many entrants it needs
 * @param most how many it has room for
 * @param pause how many seconds lie between two rounds
 * @param deadline how many hours a round may take; 0 without a limit
 * @param late whether people can still enter when it runs
 * @param programs whether programs play, and not people
 * @param bot the level of the bots that fill a table
 */
public record CupSettings(
        String name,
        String game,
        Map<String, String> options,
        CupFormat format,
        int size,
        int rounds,
        List<List<Integer>> points,
        ClockSetting clock,
        @Nullable Long starts,
        int least,
        int most,
        int pause,
        int deadline,
        boolean late,
        boolean programs,
        String bot) {}
