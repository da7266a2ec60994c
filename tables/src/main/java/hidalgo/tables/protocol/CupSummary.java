package hidalgo.tables.protocol;

import org.jspecify.annotations.Nullable;

/**
 * A cup in the list of cups.
 *
 * @param id its identifier in links
 * @param name its name
 * @param game the game
 * @param format how it finds its winner
 * @param size how many seats a table has
 * @param phase its phase
 * @param starts when it starts, in milliseconds since 1970; null if it starts as soon as it is full
 * @param entrants how many have entered
 * @param most how many it has room for
 * @param round how many rounds were drawn
 * @param planned how many rounds there are, as far as it is known
 * @param programs whether programs play, and not people
 */
public record CupSummary(
        String id,
        String name,
        String game,
        CupFormat format,
        int size,
        CupPhase phase,
        @Nullable Long starts,
        int entrants,
        int most,
        int round,
        int planned,
        boolean programs) {}
