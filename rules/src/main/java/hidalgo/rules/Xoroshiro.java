package hidalgo.rules;

/** The generator xoroshiro128++ (Blackman, Vigna; public domain): fast, but no cipher. The state must not be zero. */
final class Xoroshiro extends RandomSource {
    private long high;
    private long low;

    Xoroshiro(long high, long low) {
        this.high = high;
        this.low = low;
    }

    @Override
    public long next() {
        long a = high;
        long b = low;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        high = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        low = Long.rotateLeft(b, 28);
        return result;
    }
}
