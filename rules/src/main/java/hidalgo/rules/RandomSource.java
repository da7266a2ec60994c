package hidalgo.rules;

/*
 * Records must replay forever, and it must be possible to prove a deal from its seed. So the generators are specified
 * here and fixed by test vectors, instead of being taken from the platform: ChaCha20 for the deals of tables, and
 * xoroshiro128++ for everything that has to be fast and hides nothing. A bounded number is drawn by rejection on the
 * high bits, so that every value is equally likely.
 */

/** A seeded source of random numbers: the same seed always gives the same numbers, on every machine. */
public abstract sealed class RandomSource permits ChaCha20, Xoroshiro {
    /** How many hexadecimal digits the seed of a table has. */
    public static final int SEED_DIGITS = 64;

    private static final int OLD_SEED_DIGITS = 32;
    private static final int HEXADECIMAL = 16;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /** A fast generator with a full 128-bit seed. */
    public static RandomSource of(long high, long low) {
        return new Xoroshiro(high, (high | low) == 0 ? GOLDEN : low);
    }

    /** A fast generator with a short seed, as people type it on a command line. */
    public static RandomSource of(long seed) {
        return of(scramble(seed + GOLDEN), scramble(seed + 2 * GOLDEN));
    }

    /**
     * The random numbers of a table's deal. A seed of 64 hexadecimal digits is a key of ChaCha20: the part of the deal
     * that players have seen reveals nothing about the rest. Seeds of older tables have 32 digits at most and keep
     * xoroshiro128++.
     */
    public static RandomSource ofDeal(String seed) {
        int digits = seed.length();
        if (digits == SEED_DIGITS) {
            return ChaCha20.keyed(seed);
        }
        if (digits == 0 || digits > OLD_SEED_DIGITS) {
            throw new IllegalArgumentException("A seed has 64 hexadecimal digits, this one has " + digits);
        }
        int low = Math.max(0, digits - OLD_SEED_DIGITS / 2);
        return of(bits(seed, 0, low), bits(seed, low, digits));
    }

    /** The number that a part of a seed writes in hexadecimal. */
    static long bits(String seed, int from, int to) {
        long bits = 0;
        for (int i = from; i < to; i++) {
            int digit = Character.digit(seed.charAt(i), HEXADECIMAL);
            if (digit < 0) {
                throw new IllegalArgumentException("A seed is hexadecimal, this one has the letter " + seed.charAt(i));
            }
            bits = bits << 4 | digit;
        }
        return bits;
    }

    /** The next 64 random bits. */
    public abstract long next();

    /** A number from 0 to {@code bound - 1}, each equally likely. */
    public final int below(int bound) {
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
    public final void shuffle(byte[] array, int from, int to) {
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
}
