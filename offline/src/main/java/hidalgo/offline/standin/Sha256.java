package hidalgo.offline.standin;

import java.nio.charset.StandardCharsets;

/** SHA-256 as FIPS 180-4 describes it: a browser's own works only asynchronously. */
public final class Sha256 {
    private static final int BLOCK = 64;
    private static final int[] K = new int[BLOCK];
    private static final int[] START = new int[8];

    static {
        int found = 0;
        for (int candidate = 2; found < BLOCK; candidate++) {
            if (isPrime(candidate)) {
                K[found] = fraction(Math.cbrt(candidate));
                if (found < START.length) {
                    START[found] = fraction(Math.sqrt(candidate));
                }
                found++;
            }
        }
    }

    private Sha256() {}

    private static boolean isPrime(int number) {
        for (int divisor = 2; divisor * divisor <= number; divisor++) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return true;
    }

    /** The first 32 bits after the point. */
    private static int fraction(double root) {
        return (int) (long) ((root - Math.floor(root)) * (1L << 32));
    }

    /** The hash of a text in UTF-8. */
    public static byte[] of(String text) {
        byte[] message = padded(text.getBytes(StandardCharsets.UTF_8));
        int[] state = START.clone();
        for (int block = 0; block < message.length; block += BLOCK) {
            mix(state, schedule(message, block));
        }
        byte[] hash = new byte[state.length * 4];
        for (int i = 0; i < hash.length; i++) {
            hash[i] = (byte) (state[i / 4] >>> (24 - i % 4 * 8));
        }
        return hash;
    }

    private static byte[] padded(byte[] bytes) {
        byte[] message = new byte[(bytes.length + 8) / BLOCK * BLOCK + BLOCK];
        System.arraycopy(bytes, 0, message, 0, bytes.length);
        message[bytes.length] = (byte) 0x80;
        long bits = bytes.length * 8L;
        for (int i = 0; i < 8; i++) {
            message[message.length - 1 - i] = (byte) (bits >>> (8 * i));
        }
        return message;
    }

    private static int[] schedule(byte[] message, int block) {
        int[] words = new int[BLOCK];
        for (int i = 0; i < BLOCK; i++) {
            if (i < 16) {
                int at = block + i * 4;
                words[i] = (message[at] & 0xff) << 24
                        | (message[at + 1] & 0xff) << 16
                        | (message[at + 2] & 0xff) << 8
                        | message[at + 3] & 0xff;
            } else {
                int a = words[i - 15];
                int b = words[i - 2];
                int first = Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3;
                int second = Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10;
                words[i] = words[i - 16] + first + words[i - 7] + second;
            }
        }
        return words;
    }

    private static void mix(int[] state, int[] words) {
        int[] s = state.clone();
        for (int i = 0; i < BLOCK; i++) {
            int e = s[4];
            int a = s[0];
            int sum1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
            int one = s[7] + sum1 + (e & s[5] ^ ~e & s[6]) + K[i] + words[i];
            int sum0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
            int two = sum0 + (a & s[1] ^ a & s[2] ^ s[1] & s[2]);
            System.arraycopy(s, 0, s, 1, 7);
            s[4] += one;
            s[0] = one + two;
        }
        for (int i = 0; i < state.length; i++) {
            state[i] += s[i];
        }
    }
}
