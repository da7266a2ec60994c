package hidalgo.rules.encoding;

import java.util.Arrays;

/** The numbers of an observation while they are written, one after the other. */
public final class Planes {
    private final short[] numbers;
    private int at;

    /** An empty observation of a size. */
    public Planes(int size) {
        numbers = new short[size];
    }

    /** Sets all numbers to 0 and begins again. */
    public void clear() {
        Arrays.fill(numbers, (short) 0);
        at = 0;
    }

    /** Writes the next number. */
    public void put(int number) {
        numbers[at++] = (short) number;
    }

    /** Writes 1 for true and 0 for false. */
    public void put(boolean flag) {
        put(flag ? 1 : 0);
    }

    /** Writes a number of values: 1 at one place, 0 at all others; a place outside gives only 0. */
    public void putOne(int place, int size) {
        if (place >= 0 && place < size) {
            numbers[at + place] = 1;
        }
        at += size;
    }

    /** Writes the lowest bits of a set, one number for each. */
    public void putBits(int bits, int size) {
        for (int i = 0; i < size; i++) {
            put(bits >> i & 1);
        }
    }

    /** Adds to the number at a place. */
    public void add(int place, int more) {
        numbers[place] += (short) more;
    }

    /** Skips a number of values, which stay 0. */
    public void skip(int count) {
        at += count;
    }

    /** How many numbers have been written or left out. */
    public int written() {
        return at;
    }

    /** The number at a place. */
    public int get(int place) {
        return numbers[place];
    }

    /** All numbers; not to be changed. */
    public short[] numbers() {
        return numbers;
    }
}
