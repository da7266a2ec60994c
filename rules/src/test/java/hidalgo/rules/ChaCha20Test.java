package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers are the key stream of ChaCha20, as RFC 8439 and the platform's own cipher compute it. */
class ChaCha20Test {
    private static final HexFormat HEX = HexFormat.of();

    @ParameterizedTest(name = "RFC 8439, {0}")
    @CsvSource({
        "2.3.2, 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f, 000000090000004a00000000, 1, "
                + "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                + "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
        "A.1 #1, 0000000000000000000000000000000000000000000000000000000000000000, 000000000000000000000000, 0, "
                + "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                + "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        "A.1 #2, 0000000000000000000000000000000000000000000000000000000000000000, 000000000000000000000000, 1, "
                + "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                + "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        "A.1 #3, 0000000000000000000000000000000000000000000000000000000000000001, 000000000000000000000000, 1, "
                + "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                + "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
        "A.1 #4, 00ff000000000000000000000000000000000000000000000000000000000000, 000000000000000000000000, 2, "
                + "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
                + "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
        "A.1 #5, 0000000000000000000000000000000000000000000000000000000000000000, 000000000000000000000002, 0, "
                + "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
                + "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"
    })
    void keyStreams(String name, String key, String nonce, int counter, String stream) {
        RandomSource random = new ChaCha20(words(HEX.parseHex(key)), words(HEX.parseHex(nonce)), counter);

        assertThat(HEX.formatHex(bytes(random, 8))).isEqualTo(stream);
    }

    @Test
    void aDealIsTheKeyStreamOfItsSeed() throws GeneralSecurityException {
        Random seeds = new Random(11);
        for (int i = 0; i < 20; i++) {
            byte[] key = new byte[32];
            seeds.nextBytes(key);
            Cipher cipher = Cipher.getInstance("ChaCha20");
            byte[] nonce = "hidalgo deal".getBytes(StandardCharsets.US_ASCII);
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "ChaCha20"), new ChaCha20ParameterSpec(nonce, 0));

            assertThat(bytes(RandomSource.ofDeal(HEX.formatHex(key)), 100)).isEqualTo(cipher.doFinal(new byte[800]));
        }
    }

    private static int[] words(byte[] bytes) {
        int[] words = new int[bytes.length / 4];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(words);
        return words;
    }

    private static byte[] bytes(RandomSource random, int numbers) {
        ByteBuffer bytes = ByteBuffer.allocate(numbers * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < numbers; i++) {
            bytes.putLong(random.next());
        }
        return bytes.array();
    }
}
