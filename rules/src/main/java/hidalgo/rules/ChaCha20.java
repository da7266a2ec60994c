package hidalgo.rules;

/*
 * The cipher of RFC 8439, written for the Java virtual machine and for the browser alike: it uses whole words and no
 * tables, and doesn't use the platform's cryptography, which the browser lacks.
 */

/** The key stream of ChaCha20 as random numbers: earlier numbers reveal nothing about later ones. */
final class ChaCha20 extends RandomSource {
    private static final int WORDS = 16;
    private static final int KEY = 4;
    private static final int COUNTER = 12;
    private static final int NONCE = 13;
    private static final int ROUNDS = 20;

    private final int[] state;
    private final int[] block = new int[WORDS];
    private int used = WORDS;

    /** The key stream for a key of eight words and a nonce of three, beginning with a block. */
    ChaCha20(int[] key, int[] nonce, int counter) {
        state = new int[] {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0, 0, 0, 0, 0, 0, 0, 0, counter, 0, 0, 0};
        System.arraycopy(key, 0, state, KEY, COUNTER - KEY);
        System.arraycopy(nonce, 0, state, NONCE, WORDS - NONCE);
    }

    /** The numbers of a deal: the seed is the key, byte by byte, and the nonce is "hidalgo deal". */
    static ChaCha20 keyed(String seed) {
        int[] key = new int[COUNTER - KEY];
        for (int i = 0; i < key.length; i++) {
            key[i] = Integer.reverseBytes((int) bits(seed, 8 * i, 8 * i + 8));
        }
        return new ChaCha20(key, new int[] {0x61646968, 0x206f676c, 0x6c616564}, 0);
    }

    @Override
    public long next() {
        if (used == WORDS) {
            fill();
        }
        long low = block[used++] & 0xFFFFFFFFL;
        return (long) block[used++] << 32 | low;
    }

    private void fill() {
        System.arraycopy(state, 0, block, 0, WORDS);
        for (int round = 0; round < ROUNDS; round += 2) {
            quarter(0, 4, 8, 12);
            quarter(1, 5, 9, 13);
            quarter(2, 6, 10, 14);
            quarter(3, 7, 11, 15);
            quarter(0, 5, 10, 15);
            quarter(1, 6, 11, 12);
            quarter(2, 7, 8, 13);
            quarter(3, 4, 9, 14);
        }
        for (int i = 0; i < WORDS; i++) {
            block[i] += state[i];
        }
        state[COUNTER]++;
        used = 0;
    }

    private void quarter(int a, int b, int c, int d) {
        mix(a, b, d, 16);
        mix(c, d, b, 12);
        mix(a, b, d, 8);
        mix(c, d, b, 7);
    }

    private void mix(int sum, int other, int turned, int bits) {
        block[sum] += block[other];
        block[turned] = Integer.rotateLeft(block[turned] ^ block[sum], bits);
    }
}
