package hidalgo.tables.view;

import java.util.Set;

/**
 * The people who have a table open at a moment, and the bots that are choosing.
 *
 * @param online the people with a seat who have it open
 * @param spectators how many people watch without a seat
 * @param thinking the seats of bots that are choosing
 * @param now the moment, in milliseconds since 1970
 */
public record Attendance(Set<String> online, int spectators, Set<Integer> thinking, long now) {
    /**
     * The same for people who see things this many milliseconds later; they may not know yet which bots are choosing.
     */
    public Attendance delayed(long millis) {
        return new Attendance(online, spectators, Set.of(), now - millis);
    }
}
