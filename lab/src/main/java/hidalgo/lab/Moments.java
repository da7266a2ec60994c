package hidalgo.lab;

/**
 * The means, variances and covariances of several numbers that are observed together repeatedly (Welford's algorithm).
 */
final class Moments {
    private final double[] means;
    private final double[][] products;
    private int count;

    Moments(int numbers) {
        means = new double[numbers];
        products = new double[numbers][numbers];
    }

    /** Adds an observation. */
    void add(double[] observed) {
        count++;
        double[] off = new double[means.length];
        for (int i = 0; i < means.length; i++) {
            off[i] = observed[i] - means[i];
            means[i] += off[i] / count;
        }
        for (int i = 0; i < means.length; i++) {
            for (int j = 0; j < means.length; j++) {
                products[i][j] += off[i] * off[j] * (count - 1) / count;
            }
        }
    }

    /** How many observations there are. */
    int count() {
        return count;
    }

    /** The mean of a number. */
    double mean(int i) {
        return means[i];
    }

    /** The covariance of two numbers, or the variance of one with itself; 0 before there are two observations. */
    double covariance(int i, int j) {
        return count < 2 ? 0 : products[i][j] / (count - 1);
    }
}
