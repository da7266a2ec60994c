package hidalgo.bots.learnt;

import java.util.Arrays;

/*
 * Every seat has the same net, so that all seats are treated alike. Its first layer sees the seat's own numbers, the sum of
 * the others' numbers and those for all; its second layer sees the first one of this seat and the mean of the others'. The
 * chances are the softmax of what all seats get. Most numbers are zero, so the first layer adds up rows of weights for those
 * that are not.
 */

/** The chance to win of every seat, from the numbers that describe a position. Its arrays belong to one thread. */
final class Net {
    private final NetWeights weights;
    private final int seats;
    private final int first;
    private final float[] own;
    private final float[] others;
    private final float[] sum;
    private final float[] mean;
    private final float[] second;

    /** A net for one thread. */
    Net(NetWeights weights) {
        this.weights = weights;
        this.seats = weights.seats();
        this.first = weights.first();
        this.own = new float[seats * first];
        this.others = new float[seats * first];
        this.sum = new float[first];
        this.mean = new float[first];
        this.second = new float[weights.second()];
    }

    /** Fills in every seat's chance to win. */
    void chances(byte[] numbers, double[] chances) {
        firstLayer(numbers);
        double greatest = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = score(seat);
            greatest = Math.max(greatest, chances[seat]);
        }
        double total = 0;
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = Math.exp(chances[seat] - greatest);
            total += chances[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] /= total;
        }
    }

    /** Leaves the first layer of every seat in {@link #own} and the sum over all seats in {@link #mean}. */
    private void firstLayer(byte[] numbers) {
        int ofSeat = weights.ofSeat();
        Arrays.fill(own, 0);
        Arrays.fill(others, 0);
        System.arraycopy(weights.firstBias(), 0, sum, 0, first);
        addRows(numbers, seats * ofSeat, numbers.length, weights.ofAllRows(), sum, 0);
        for (int seat = 0; seat < seats; seat++) {
            addRows(numbers, seat * ofSeat, (seat + 1) * ofSeat, weights.ownRows(), own, seat * first);
            addRows(numbers, seat * ofSeat, (seat + 1) * ofSeat, weights.otherRows(), others, seat * first);
        }
        for (int seat = 0; seat < seats; seat++) {
            for (int i = 0; i < first; i++) {
                sum[i] += others[seat * first + i];
            }
        }
        Arrays.fill(mean, 0);
        for (int seat = 0; seat < seats; seat++) {
            int at = seat * first;
            for (int i = 0; i < first; i++) {
                own[at + i] = Math.max(0, own[at + i] + sum[i] - others[at + i]);
                mean[i] += own[at + i];
            }
        }
    }

    /** Adds the rows of the numbers that are not 0, each as often as its number says. */
    private void addRows(byte[] numbers, int from, int to, float[] rows, float[] into, int at) {
        for (int i = from; i < to; i++) {
            float number = numbers[i];
            if (number != 0) {
                int row = (i - from) * first;
                for (int j = 0; j < first; j++) {
                    into[at + j] += number * rows[row + j];
                }
            }
        }
    }

    private double score(int seat) {
        int width = second.length;
        System.arraycopy(weights.secondBias(), 0, second, 0, width);
        float[] rows = weights.secondRows();
        float share = 1f / (seats - 1);
        for (int i = 0; i < first; i++) {
            float mine = own[seat * first + i];
            float theirs = (mean[i] - mine) * share;
            for (int j = 0; j < width; j++) {
                second[j] += mine * rows[i * width + j] + theirs * rows[(first + i) * width + j];
            }
        }
        float score = 0;
        for (int j = 0; j < width; j++) {
            score += Math.max(0, second[j]) * weights.last()[j];
        }
        return score;
    }
}
