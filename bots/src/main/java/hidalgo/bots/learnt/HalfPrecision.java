package hidalgo.bots.learnt;

/** Numbers of 16 bits (IEEE 754, binary16). Java's own conversion does not exist in a browser. */
final class HalfPrecision {
    private static final int MANTISSA_BITS = 10;
    private static final int MANTISSA = 0x3ff;
    private static final int EXPONENT = 0x1f;
    private static final int EXPONENT_SHIFT = 112;
    /** The smallest number above zero: 2 to the power of -24. */
    private static final float SMALLEST = 0x1p-24f;

    private HalfPrecision() {}

    /** The same number with 32 bits; every one of 16 bits has one. */
    static float toFloat(short bits) {
        int exponent = bits >> MANTISSA_BITS & EXPONENT;
        int mantissa = bits & MANTISSA;
        int sign = (bits & 0x8000) << 16;
        if (exponent == 0) {
            return sign == 0 ? mantissa * SMALLEST : -(mantissa * SMALLEST);
        }
        int wide = exponent == EXPONENT ? 0xff : exponent + EXPONENT_SHIFT;
        return Float.intBitsToFloat(sign | wide << 23 | mantissa << 13);
    }
}
