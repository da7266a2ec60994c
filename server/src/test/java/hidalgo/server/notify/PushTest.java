package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Reply;
import hidalgo.server.rights.Right;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.params.ECPublicKeyParameters;
import org.junit.jupiter.api.Test;

/** Messages for browsers are encrypted and signed as the standards say. */
class PushTest {
    private static byte[] decoded(String text) {
        return Base64.getUrlDecoder().decode(text);
    }

    /** The example of RFC 8291, appendix A. */
    @Test
    void aMessageIsEncryptedAsInTheExampleOfTheStandard() {
        BigInteger secret = new BigInteger(1, decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
        AsymmetricCipherKeyPair own = new AsymmetricCipherKeyPair(
                new ECPublicKeyParameters(
                        PushCipher.CURVE.getG().multiply(secret).normalize(), PushCipher.CURVE),
                new ECPrivateKeyParameters(secret, PushCipher.CURVE));
        byte[] sent = PushCipher.encrypt(
                "When I grow up, I want to be a watermelon",
                Right.PUSH_KEY,
                Right.PUSH_AUTH,
                own,
                decoded("DGv6ra1nlYgDCS1FRnbzlw"));
        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(sent))
                .isEqualTo(
                        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
                                + "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
    }

    @Test
    void keysThatAreNotOnTheCurveAreRefused() {
        assertThat(PushCipher.areKeys(Right.PUSH_KEY, Right.PUSH_AUTH)).isTrue();
        byte[] moved = decoded(Right.PUSH_KEY);
        moved[moved.length - 1] ^= 1;
        String other = Base64.getUrlEncoder().withoutPadding().encodeToString(moved);
        assertThat(PushCipher.areKeys(other, Right.PUSH_AUTH)).isFalse();
        assertThat(PushCipher.areKeys("AA", Right.PUSH_AUTH)).isFalse();
        assertThat(PushCipher.areKeys("%", Right.PUSH_AUTH)).isFalse();
        assertThat(PushCipher.areKeys(Right.PUSH_KEY, "AA")).isFalse();
    }

    /** RFC 8292: the service can check who sends. */
    @Test
    void aMessageSaysWhoSendsItAndToWhom() throws GeneralSecurityException {
        Clock clock = Clock.fixed(Instant.parse("2026-05-31T12:00:00Z"), ZoneOffset.UTC);
        PushSender sender = new PushSender("thirty-two random bytes, or more".getBytes(StandardCharsets.UTF_8), clock);
        Map<String, String> headers =
                sender.headers(URI.create("https://push.example:8443/a/b?c"), "https://play.example/", "table1");
        assertThat(headers)
                .containsEntry("Content-Encoding", "aes128gcm")
                .containsEntry("Topic", "table1")
                .containsEntry("TTL", "86400");
        String token = headers.get("Authorization").replaceAll("vapid t=([^,]*), k=.*", "$1");
        assertThat(headers.get("Authorization")).isEqualTo("vapid t=" + token + ", k=" + sender.key());
        String[] parts = token.split("\\.", -1);
        JsonNode claims = Reply.json(new String(decoded(parts[1]), StandardCharsets.UTF_8));
        assertThat(claims.get("aud").asText()).isEqualTo("https://push.example:8443");
        assertThat(claims.get("sub").asText()).isEqualTo("https://play.example/");
        assertThat(claims.get("exp").asLong())
                .isEqualTo(Instant.parse("2026-06-01T00:00:00Z").getEpochSecond());

        Signature check = Signature.getInstance("SHA256withECDSAinP1363Format");
        check.initVerify(KeyFactory.getInstance("EC").generatePublic(publicKey(decoded(sender.key()))));
        check.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
        assertThat(check.verify(decoded(parts[2]))).isTrue();
    }

    private static ECPublicKeySpec publicKey(byte[] point) throws GeneralSecurityException {
        AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
        curve.init(new ECGenParameterSpec("secp256r1"));
        return new ECPublicKeySpec(
                new ECPoint(
                        new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
                        new BigInteger(1, Arrays.copyOfRange(point, 33, 65))),
                curve.getParameterSpec(ECParameterSpec.class));
    }
}
