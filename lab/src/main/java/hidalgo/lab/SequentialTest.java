package hidalgo.lab;

/*
 * Wald's sequential probability ratio test of two win rates, where the games of one deal depend on each other: the
 * games count as the number of independent games that would vary as much between deals. After few deals that number is
 * hardly known, so it starts from a cautious assumption, which weighs as much as GUESSED_DEALS deals. (A normal
 * approximation is too crude: near 100% it is wrong in a fifth of all cases. SequentialTestTest measures the error of
 * this one.)
 */

/**
 * Decides between two win rates as early as possible; it is wrong in 5 of 100 cases either way.
 *
 * @param low the bot wins at most this share of its games, for each seat it holds
 * @param high or at least this share
 */
public record SequentialTest(double low, double high) {
    /** The state of a test. */
    public enum Decision {
        /** More games are needed. */
        OPEN,
        /** The low win rate explains the games. */
        LOW,
        /** The high win rate explains the games. */
        HIGH
    }

    private static final double ERROR = 0.05;
    private static final double BOUND = Math.log((1 - ERROR) / ERROR);
    private static final double ROUNDING = 1e-12;
    private static final double GUESS = 2;
    private static final int GUESSED_DEALS = 8;

    /** A test of two different win rates. */
    public SequentialTest {
        if (!(0 < low && low < high && high < 1)) {
            throw new IllegalArgumentException("There is nothing to decide between " + low + " and " + high);
        }
    }

    /**
     * The state of the test after some deals.
     *
     * @param share the share of the games that the bot has won with all its seats, a mean over deals
     * @param variance the variance of that share between deals
     * @param deals how many deals there were
     * @param rotations how many games a deal has
     * @param seats how many seats the bot holds
     */
    Decision decide(double share, double variance, int deals, int rotations, int seats) {
        double ratio = ratio(share, variance, deals, rotations, seats);
        return ratio >= BOUND ? Decision.HIGH : ratio <= -BOUND ? Decision.LOW : Decision.OPEN;
    }

    /** The logarithm of how much more likely the games are with the high win rate than with the low one. */
    private double ratio(double share, double variance, int deals, int rotations, int seats) {
        double perGame = share * Math.log(high / low) + (1 - share) * Math.log((1 - high * seats) / (1 - low * seats));
        return perGame * deals * rotations / dependence(share, variance, deals, rotations);
    }

    /** How many games count as one independent game. */
    private static double dependence(double share, double variance, int deals, int rotations) {
        double independent = share * (1 - share) / rotations;
        double seen = independent < ROUNDING ? 1 : variance / independent;
        return (seen * (deals - 1) + GUESS * GUESSED_DEALS) / (deals - 1 + GUESSED_DEALS);
    }
}
