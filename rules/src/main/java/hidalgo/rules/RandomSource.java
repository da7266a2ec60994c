package hidalgo.rules;

/*
 * Records must replay for ever, and it must be possible to prove a deal from its seed. So the generator is specified
 * here and fixed by test vectors, instead of being taken from the platform: xoroshiro128++ (Blackman, Vigna; public
 * domain), 128 bits of state, with SplitMix64 to expand a short seed. A bounded number is drawn by rejection on the
 * high bits, so that every value is equally likely.
 */

/** A seeded source of random numbers: the same seed always gives the same numbers, on every machine. */
public final class RandomSource {
    private long high;
    private long low;

    /** A generator with a full 128-bit seed. */
    public RandomSource(long high, long low) {
        this.high = high;
        this.low = low;
        if ((high | low) == 0) {
            this.low = GOLDEN;
        }
    }

    /** A generator with a short seed, as people type it on a command line. */
    public static RandomSource of(long seed) {
        return new RandomSource(scramble(seed + GOLDEN), scramble(seed + 2 * GOLDEN));
    }

    /** The next 64 random bits. */
    public long next() {
        long a = high;
        long b = low;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        high = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        low = Long.rotateLeft(b, 28);
        return result;
    }

    /** A number from 0 to {@code bound - 1}, each equally likely. */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("The bound must be positive, it is " + bound);
        }
        long product = (next() >>> 32) * bound;
        if (Integer.compareUnsigned((int) product, bound) >= 0) {
            return (int) (product >>> 32);
        }
        int threshold = Integer.remainderUnsigned(-bound, bound);
        while (Integer.compareUnsigned((int) product, threshold) < 0) {
            product = (next() >>> 32) * bound;
        }
        return (int) (product >>> 32);
    }

    /** Puts the part of the array from {@code from} (inclusive) to {@code to} (exclusive) in random order. */
    public void shuffle(byte[] array, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + below(i - from + 1);
            byte swap = array[i];
            array[i] = array[j];
            array[j] = swap;
        }
    }

    /** A bijection on 64-bit numbers that spreads every input bit over the output (SplitMix64's finaliser). */
    public static long scramble(long bits) {
        long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
}
