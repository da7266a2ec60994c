package hidalgo.bots.learnt;

import java.util.Arrays;

/*
 * Every number is a byte: most are counts and flags, and larger ones are capped. So a sample is small, and it is the
 * same on disk, in the training and in the search.
 */

/** The numbers that describe one position: a block for each seat, and one for all. */
public final class FeatureRow {
    private final byte[] numbers;
    private final int ofSeat;
    private final int seats;
    private int at;

    /** An empty row. */
    public FeatureRow(int seats, int ofSeat, int ofAll) {
        this.seats = seats;
        this.ofSeat = ofSeat;
        this.numbers = new byte[seats * ofSeat + ofAll];
    }

    /** Empties the row. */
    void clear() {
        Arrays.fill(numbers, (byte) 0);
    }

    /** Continues at a number of a seat's block. */
    public void startSeat(int seat, int number) {
        at = seat * ofSeat + number;
    }

    /** Continues at the block for all. */
    public void startAll() {
        at = seats * ofSeat;
    }

    /** Adds the next number. */
    public void add(int number) {
        numbers[at++] = cut(number);
    }

    /** Adds a flag. */
    public void add(boolean flag) {
        numbers[at++] = (byte) (flag ? 1 : 0);
    }

    /** Adds all numbers of another row. */
    public void addAll(FeatureRow other) {
        System.arraycopy(other.numbers, 0, numbers, at, other.numbers.length);
        at += other.numbers.length;
    }

    /** Adds some numbers of another row. */
    public void addAll(FeatureRow other, int from, int count) {
        System.arraycopy(other.numbers, from, numbers, at, count);
        at += count;
    }

    /** Adds as many numbers as there are cases: the one for this case, and 0 for the others; any other case adds zeros. */
    public void addCase(int which, int cases, int number) {
        if (which >= 0 && which < cases) {
            numbers[at + which] = cut(number);
        }
        at += cases;
    }

    /** Marks one of the next numbers with 1; a negative one marks nothing. */
    public void mark(int offset) {
        if (offset >= 0) {
            numbers[at + offset] = 1;
        }
    }

    /** Adds to one of the next numbers. */
    public void addTo(int offset, int number) {
        numbers[at + offset] = cut(numbers[at + offset] + number);
    }

    /** Passes over numbers that are complete. */
    public void skip(int count) {
        at += count;
    }

    private static byte cut(int number) {
        return (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, number));
    }

    /** Checks that a seat's block is complete. */
    public void endSeat(int seat) {
        check((seat + 1) * ofSeat);
    }

    /** Checks that the block for all is complete. */
    public void endAll() {
        check(numbers.length);
    }

    private void check(int end) {
        if (at != end) {
            throw new IllegalStateException("A block ends at " + at + " instead of " + end);
        }
    }

    /** All numbers, seat by seat and then those for all; not to be changed. */
    public byte[] numbers() {
        return numbers;
    }
}
