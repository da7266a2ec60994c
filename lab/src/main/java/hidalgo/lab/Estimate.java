package hidalgo.lab;

/**
 * An estimate of a quantity: a value, and an interval that contains the true value in 95 of 100 cases.
 *
 * @param value the best guess
 * @param low the lower end of the interval
 * @param high the upper end
 */
public record Estimate(double value, double low, double high) {
    /** The quantile of the normal distribution that leaves 95% in the middle. */
    static final double NORMAL = 1.959963984540054;

    /** Anything smaller is a rounding error, such as from adding up thirds. */
    private static final double ROUNDING = 1e-12;

    private static final double[] FEW_DEGREES = {12.706204736432, 4.302652729911};

    /** A value in the middle of its interval. */
    static Estimate around(double value, double halfWidth) {
        return new Estimate(value, value - halfWidth, value + halfWidth);
    }

    /** The same estimate, multiplied by a factor. */
    public Estimate times(double factor) {
        return new Estimate(value * factor, low * factor, high * factor);
    }

    /**
     * A share of games, observed in blocks of games that depend on each other.
     *
     * <p>It is Wilson's interval for the number of independent games that would vary as much as the blocks do, with
     * Student's quantile because that number is itself estimated. If the blocks don't vary at all, the games are
     * counted instead.
     *
     * @param share the mean of the blocks
     * @param variance the variance of the blocks
     */
    static Estimate ofShare(double share, double variance, int blocks, int games) {
        double binomial = share * (1 - share);
        if (variance < ROUNDING || binomial < ROUNDING) {
            return wilson(share, games, NORMAL);
        }
        return wilson(share, binomial * blocks / variance, student(blocks - 1));
    }

    /** Wilson's score interval for a share of a number of independent games. */
    static Estimate wilson(double share, double games, double quantile) {
        double square = quantile * quantile;
        double middle = (share + square / (2 * games)) / (1 + square / games);
        double half =
                quantile * Math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games);
        return new Estimate(
                share, Math.max(0, Math.min(share, middle - half)), Math.min(1, Math.max(share, middle + half)));
    }

    /**
     * The quantile of Student's distribution that leaves 95% in the middle: exact for 1 and 2 degrees of freedom,
     * otherwise a series expansion.
     */
    static double student(int degrees) {
        if (degrees <= FEW_DEGREES.length) {
            return FEW_DEGREES[degrees - 1];
        }
        double z = NORMAL;
        double square = z * z;
        double first = z * (square + 1) / 4;
        double second = z * ((5 * square + 16) * square + 3) / 96;
        double third = z * (((3 * square + 19) * square + 17) * square - 15) / 384;
        double fourth = z * ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160;
        return z + (first + (second + (third + fourth / degrees) / degrees) / degrees) / degrees;
    }
}
