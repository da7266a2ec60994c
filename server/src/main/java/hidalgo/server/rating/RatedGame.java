package hidalgo.server.rating;

import java.util.List;

/**
 * A game that counts for ratings.
 *
 * @param table its table
 * @param game the game
 * @param at when it was decided, in milliseconds since 1970
 * @param isPlayed whether it was played to its end; if not, nothing is known about the order of those in the first place
 * @param seats the seats
 */
public record RatedGame(String table, String game, long at, boolean isPlayed, List<RatedSeat> seats) {
    /** The identifier of bots begins with this, and that of no person does. */
    private static final String BOT = "bot:";

    /** Divisible by every number of players that can share a place. */
    public static final int SIXTIETHS = 60;

    private static final int[] POINTS = {5, 3, 2, 1, 0};
    private static final int[] POINTS_OF_THREE = {5, 3, 1};
    private static final int[] POINTS_OF_TWO = {5, 1};

    /**
     * A seat of a game that counts.
     *
     * @param player the rated person or bot; empty for a guest, or for a person who held several seats
     * @param points the points
     * @param place the place
     * @param millis how long the seat has thought
     * @param turns in how many turns
     */
    public record RatedSeat(String player, int points, int place, long millis, int turns) {
        /** Whether the rating of its player is stored. */
        public boolean isRated() {
            return !player.isEmpty();
        }

        /** Whether a person has a result. */
        public boolean isPerson() {
            return isRated() && !isBot(player);
        }
    }

    /** The player of a level of bots. */
    public static String bot(String level) {
        return BOT + level;
    }

    /** Whether a player is a bot. */
    public static boolean isBot(String player) {
        return player.startsWith(BOT);
    }

    /** The level of a player who is a bot. */
    public static String level(String player) {
        return player.substring(BOT.length());
    }

    /** Every seat's place. */
    List<Integer> places() {
        return seats.stream().map(RatedSeat::place).toList();
    }

    /** A seat's points for the table of a month, in sixtieths: those with equal places share the points of their places. */
    public int monthPoints(int seat) {
        int place = seats.get(seat).place();
        int equal = (int) seats.stream().filter(each -> each.place() == place).count();
        int sum = 0;
        for (int each = place; each < place + equal; each++) {
            sum += pointsOfPlace(each);
        }
        return SIXTIETHS * sum / equal;
    }

    private int pointsOfPlace(int place) {
        int[] points = seats.size() == 2 ? POINTS_OF_TWO : seats.size() == 3 ? POINTS_OF_THREE : POINTS;
        return place <= points.length ? points[place - 1] : 0;
    }
}
