package hidalgo.bots.learnt;

import java.util.Arrays;

/*
 * Every seat has the same net, so that all seats are treated alike. Its first layer reads the seat's own numbers, the
 * sum of the others' numbers and those for all; its second layer reads the first one of this seat and the mean of the
 * others'. The chances are the softmax of the outputs of all seats. A search judges one position after another that
 * differ little. So the sums of the first layer stay as they are, and only rows of numbers that have changed are added.
 * The weights of that layer are multiples of a power of two (training/model.py), so that such sums are exact: the
 * output of a net never depends on its earlier inputs. Rows are added four at a time, with the same index in all
 * arrays: only then does the compiler use vectors well.
 */

/** The chance to win of every seat, from the numbers that describe a position. Its arrays belong to one thread. */
final class Net {
    private static final int AT_ONCE = 4;

    private final NetWeights weights;
    private final int seats;
    private final int first;
    /** The numbers that the sums belong to. */
    private final byte[] seen;
    /**
     * The sums of each seat: the contribution of its numbers to its first layer, then their contribution to that of
     * another.
     */
    private final float[][] sums;

    private final float[] sumOfAll;
    private final float[][] layer;
    private final float[] everyone;
    private final float[] total;
    private final float[] shared;
    private final float[] second;
    private final float[] factors;
    private final float[] asked;
    private final float[] liked;
    private final int[] chosen;

    /** A net for one thread. */
    Net(NetWeights weights) {
        this.weights = weights;
        this.seats = weights.seats();
        this.first = weights.first();
        this.seen = new byte[seats * weights.ofSeat() + weights.ofAll()];
        this.sums = new float[seats][2 * first];
        this.sumOfAll = weights.firstBias().clone();
        this.layer = new float[seats][first];
        this.everyone = new float[first];
        this.total = new float[first];
        this.shared = new float[weights.second()];
        this.second = new float[weights.second()];
        this.asked = new float[weights.ofMoves().width()];
        this.liked = new float[asked.length];
        int numbers = Math.max(weights.ofMoves().rows().length, Math.max(weights.ofSeat(), weights.ofAll()));
        int most = Math.max(first, numbers) + AT_ONCE;
        this.factors = new float[most];
        this.chosen = new int[most];
    }

    /** Fills in every seat's chance to win. */
    void chances(byte[] numbers, double[] chances) {
        firstLayer(numbers);
        System.arraycopy(weights.secondBias(), 0, shared, 0, shared.length);
        addUnits(total, weights.totalRows(), shared);
        double greatest = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = score(seat);
            greatest = Math.max(greatest, chances[seat]);
        }
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = Math.exp(chances[seat] - greatest);
            sum += chances[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] /= sum;
        }
    }

    /** Whether it has learnt which moves are good. */
    boolean knowsMoves() {
        return asked.length > 0;
    }

    /** Looks at a position before it is asked about the moves of a seat there. */
    void ask(byte[] numbers, int seat) {
        firstLayer(numbers);
        System.arraycopy(weights.ofMoves().bias(), 0, asked, 0, asked.length);
        addUnits(layer[seat], weights.ofMoves().unitRows(), asked);
    }

    /** The logarithm of the share of a move with some numbers, in the position that was set before. */
    float liking(byte[] numbers) {
        NetWeights.OfMoves ofMoves = weights.ofMoves();
        int rows = 0;
        int at = 0;
        for (; at + AT_ONCE <= numbers.length; at += AT_ONCE) {
            // Most numbers of a move are 0.
            if ((numbers[at] | numbers[at + 1] | numbers[at + 2] | numbers[at + 3]) != 0) {
                rows = choose(numbers, at, at + AT_ONCE, rows);
            }
        }
        rows = choose(numbers, at, numbers.length, rows);
        System.arraycopy(asked, 0, liked, 0, liked.length);
        addChosen(rows, ofMoves.rows(), liked);
        return positiveProduct(liked, ofMoves.last());
    }

    /** Chooses the rows of the numbers in a range that are not 0; returns how many rows are chosen then. */
    private int choose(byte[] numbers, int from, int to, int before) {
        int rows = before;
        for (int i = from; i < to; i++) {
            chosen[rows] = i;
            factors[rows] = numbers[i];
            rows += numbers[i] == 0 ? 0 : 1;
        }
        return rows;
    }

    /** The sum of the positive units, each multiplied by its factor: several sums at once, which don't wait for each other. */
    private static float positiveProduct(float[] units, float[] by) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        int i = 0;
        for (; i + AT_ONCE <= units.length; i += AT_ONCE) {
            a += Math.max(0, units[i]) * by[i];
            b += Math.max(0, units[i + 1]) * by[i + 1];
            c += Math.max(0, units[i + 2]) * by[i + 2];
            d += Math.max(0, units[i + 3]) * by[i + 3];
        }
        for (; i < units.length; i++) {
            a += Math.max(0, units[i]) * by[i];
        }
        return a + b + (c + d);
    }

    /** Turns logarithms into shares of 1. */
    static void shareOut(float[] likings, int count) {
        float greatest = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            greatest = Math.max(greatest, likings[i]);
        }
        float sum = 0;
        for (int i = 0; i < count; i++) {
            likings[i] = (float) Math.exp(likings[i] - greatest);
            sum += likings[i];
        }
        for (int i = 0; i < count; i++) {
            likings[i] /= sum;
        }
    }

    /** Leaves the first layer of every seat in {@link #layer} and the sum over all seats in {@link #total}. */
    private void firstLayer(byte[] numbers) {
        int ofSeat = weights.ofSeat();
        addChanged(numbers, seats * ofSeat, weights.ofAllRows(), sumOfAll);
        System.arraycopy(sumOfAll, 0, everyone, 0, first);
        for (int seat = 0; seat < seats; seat++) {
            addChanged(numbers, seat * ofSeat, weights.seatRows(), sums[seat]);
            for (int i = 0; i < first; i++) {
                everyone[i] += sums[seat][first + i];
            }
        }
        Arrays.fill(total, 0);
        for (int seat = 0; seat < seats; seat++) {
            float[] own = sums[seat];
            float[] units = layer[seat];
            for (int i = 0; i < first; i++) {
                units[i] = Math.max(0, own[i] + everyone[i] - own[first + i]);
                total[i] += units[i];
            }
        }
    }

    /** Adds the rows of the numbers from a place on that have changed, each as often as its number has grown. */
    private void addChanged(byte[] numbers, int from, float[][] table, float[] into) {
        int rows = 0;
        for (int i = 0; i < table.length; i++) {
            int grown = numbers[from + i] - seen[from + i];
            if (grown != 0) {
                chosen[rows] = i;
                factors[rows] = grown;
                rows++;
            }
        }
        System.arraycopy(numbers, from, seen, from, table.length);
        addChosen(rows, table, into);
    }

    /** Adds the rows of the units that are not 0, each multiplied by its unit. */
    private void addUnits(float[] units, float[][] table, float[] into) {
        int rows = 0;
        for (int i = 0; i < table.length; i++) {
            // About every second unit is 0, which no processor can foretell: so this has no branch.
            chosen[rows] = i;
            factors[rows] = units[i];
            rows += units[i] == 0 ? 0 : 1;
        }
        addChosen(rows, table, into);
    }

    private void addChosen(int rows, float[][] table, float[] into) {
        for (int i = 0; i < AT_ONCE; i++) {
            chosen[rows + i] = 0;
            factors[rows + i] = 0;
        }
        for (int at = 0; at < rows; at += AT_ONCE) {
            float a = factors[at];
            float b = factors[at + 1];
            float c = factors[at + 2];
            float d = factors[at + 3];
            float[] rowA = table[chosen[at]];
            float[] rowB = table[chosen[at + 1]];
            float[] rowC = table[chosen[at + 2]];
            float[] rowD = table[chosen[at + 3]];
            for (int i = 0; i < into.length; i++) {
                into[i] += a * rowA[i] + b * rowB[i] + (c * rowC[i] + d * rowD[i]);
            }
        }
    }

    private double score(int seat) {
        System.arraycopy(shared, 0, second, 0, second.length);
        addUnits(layer[seat], weights.unitRows(), second);
        return positiveProduct(second, weights.last());
    }
}
