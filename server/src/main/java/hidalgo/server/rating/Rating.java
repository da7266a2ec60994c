package hidalgo.server.rating;

/**
 * The strength of a player, by the games so far: 400 points more mean odds of ten to one to finish ahead.
 *
 * @param mean the best estimate
 * @param deviation its standard deviation
 */
public record Rating(double mean, double deviation) {
    /** The rating of a player without games. */
    public static final Rating NEWCOMER = new Rating(1500, 350);

    /** A rating with a larger deviation is not settled. */
    public static final int SETTLED = 100;

    /** The number of games in which a rating is provisional. */
    public static final int PROVISIONAL = 10;

    /** How much a person's strength may change from one game to the next. */
    private static final double DRIFT = 3.5;

    /** The rating of a person before the next game: people learn and forget. */
    Rating drifted() {
        return new Rating(mean, Math.hypot(deviation, DRIFT));
    }

    /** Whether a rating by a number of games is good enough for lists. */
    public boolean isSettled(int games) {
        return games >= PROVISIONAL && deviation <= SETTLED;
    }
}
