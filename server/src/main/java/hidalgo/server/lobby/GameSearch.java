package hidalgo.server.lobby;

import org.jspecify.annotations.Nullable;

/**
 * The finished games that a person looks for.
 *
 * @param player a player of the games; null for all
 * @param isOwn whether the player is the person who looks: then games that are not public are found too
 * @param result how the games ended for the player; null for all
 * @param game the game; null for all
 * @param seats the number of players; 0 for all
 * @param from when they ended, at the earliest, in milliseconds since 1970
 * @param to when they ended, before this moment
 */
public record GameSearch(
        @Nullable String player,
        boolean isOwn,
        @Nullable Result result,
        @Nullable String game,
        int seats,
        long from,
        long to) {
    /** How a game ended for a player. */
    public enum Result {
        /** In the first place, perhaps with others. */
        WON,
        /** In another place. */
        LOST
    }

    /**
     * A place among the finished games, from the newest to the oldest.
     *
     * @param ended when the game there ended
     * @param table its table
     */
    public record Mark(long ended, String table) {
        /** Before all games. */
        public static final Mark START = new Mark(Long.MAX_VALUE, "");
    }
}
