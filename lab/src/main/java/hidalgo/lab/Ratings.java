package hidalgo.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/*
 * The Bradley-Terry model: one bot beats another with the odds e^(difference of their strengths). A game with several
 * seats counts as one comparison for each pair of seats with different bots, and equal points count as half a victory.
 * One drawn comparison between each two bots is added, so that a bot that never loses has a finite strength. The
 * maximum likelihood is found by Newton's method.
 *
 * Comparisons within a deal depend on each other, so the intervals come from how much the deals differ (the sandwich
 * estimator), or from the curvature of the likelihood where that gives a wider interval: deals that don't differ at all
 * would promise too much.
 */

/** The strengths of bots on the Elo scale, with their mean at 1500. */
final class Ratings {
    private static final double MEAN = 1500;
    private static final double POINTS = 400 / Math.log(10);
    private static final double LONGEST_STEP = 1;
    private static final double CLOSE = 1e-9;
    private static final int MOST_STEPS = 200;

    private final int bots;
    private final Moments scores;
    /** How often each two bots are compared, including the added draw. */
    private final double[][] comparisons;

    private final double[] strengths;

    private Ratings(int[] seats, Moments scores) {
        this.bots = seats.length;
        this.scores = scores;
        this.strengths = new double[bots];
        this.comparisons = new double[bots][bots];
        int rotations = Arrays.stream(seats).sum();
        for (int i = 0; i < bots; i++) {
            for (int j = 0; j < bots; j++) {
                comparisons[i][j] = i == j ? 0 : 1 + (double) scores.count() * rotations * seats[i] * seats[j];
            }
        }
    }

    /**
     * The ratings of bots.
     *
     * @param seats how many seats of every game each bot holds
     * @param scores for each deal, how many seats of others each bot beat in all rotations together
     */
    static List<Estimate> of(int[] seats, Moments scores) {
        Ratings ratings = new Ratings(seats, scores);
        ratings.climb();
        return ratings.estimates();
    }

    private void climb() {
        double longest = Double.MAX_VALUE;
        for (int i = 0; i < MOST_STEPS && longest > CLOSE; i++) {
            double[] step = times(spread(), slope());
            longest = Arrays.stream(step).map(Math::abs).max().orElse(0);
            double scale = Math.min(1, LONGEST_STEP / longest);
            for (int bot = 0; bot < bots; bot++) {
                strengths[bot] += scale * step[bot];
            }
        }
    }

    /** The gradient of the likelihood: the score of each bot minus its expected score. */
    private double[] slope() {
        double[] slope = new double[bots];
        for (int i = 0; i < bots; i++) {
            slope[i] = scores.count() * scores.mean(i) + (bots - 1) / 2.0;
            for (int j = 0; j < bots; j++) {
                slope[i] -= comparisons[i][j] * chance(i, j);
            }
        }
        return slope;
    }

    /** The covariances of the strengths from the curvature of the likelihood, with their mean held at 0. */
    private double[][] spread() {
        double[][] curvature = new double[bots][bots];
        for (int i = 0; i < bots; i++) {
            for (int j = 0; j < bots; j++) {
                double weight = comparisons[i][j] * chance(i, j) * chance(j, i);
                curvature[i][i] += weight;
                curvature[i][j] -= weight;
            }
        }
        return inverse(curvature);
    }

    private double chance(int bot, int other) {
        return 1 / (1 + Math.exp(strengths[other] - strengths[bot]));
    }

    private List<Estimate> estimates() {
        double[][] spread = spread();
        double student = scores.count() < 2 ? 0 : Estimate.student(scores.count() - 1);
        List<Estimate> estimates = new ArrayList<>();
        for (int bot = 0; bot < bots; bot++) {
            double observed = 0;
            for (int i = 0; i < bots; i++) {
                for (int j = 0; j < bots; j++) {
                    observed += spread[bot][i] * scores.count() * scores.covariance(i, j) * spread[bot][j];
                }
            }
            double half = Math.max(
                    student * Math.sqrt(Math.max(0, observed)),
                    Estimate.NORMAL * Math.sqrt(Math.max(0, spread[bot][bot])));
            estimates.add(Estimate.around(MEAN + POINTS * strengths[bot], POINTS * half));
        }
        return estimates;
    }

    private static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                product[i] += matrix[i][j] * vector[j];
            }
        }
        return product;
    }

    /**
     * The inverse of a symmetric matrix whose rows add up to 0, among vectors that add up to 0: ones are added to make
     * it regular, and their effect on the inverse is removed again.
     */
    private static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] left = new double[size][size];
        double[][] right = new double[size][size];
        for (int i = 0; i < size; i++) {
            right[i][i] = 1;
            for (int j = 0; j < size; j++) {
                left[i][j] = matrix[i][j] + 1;
            }
        }
        for (int pivot = 0; pivot < size; pivot++) {
            scale(left[pivot], right[pivot], 1 / left[pivot][pivot]);
            for (int row = 0; row < size; row++) {
                if (row != pivot) {
                    double factor = left[row][pivot];
                    subtract(left[row], left[pivot], factor);
                    subtract(right[row], right[pivot], factor);
                }
            }
        }
        for (double[] row : right) {
            for (int j = 0; j < size; j++) {
                row[j] -= 1.0 / (size * size);
            }
        }
        return right;
    }

    private static void scale(double[] left, double[] right, double factor) {
        for (int i = 0; i < left.length; i++) {
            left[i] *= factor;
            right[i] *= factor;
        }
    }

    private static void subtract(double[] from, double[] row, double factor) {
        for (int i = 0; i < from.length; i++) {
            from[i] -= factor * row[i];
        }
    }
}
