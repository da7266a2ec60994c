package hidalgo.server.notify;

import hidalgo.server.base.Json;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;
import org.bouncycastle.crypto.signers.HMacDSAKCalculator;
import org.bouncycastle.util.Arrays;
import org.bouncycastle.util.BigIntegers;

/** Identifies this server to the services that carry messages to browsers (RFC 8292). */
public final class PushSender {
    private static final Duration LASTS = Duration.ofHours(12);
    private static final int NUMBER_BYTES = 32;
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final BigInteger secret;
    private final Clock clock;

    /** A sender whose key follows from random bytes: all nodes of a database share them. */
    public PushSender(byte[] random, Clock clock) {
        BigInteger most = PushCipher.CURVE.getN().subtract(BigInteger.ONE);
        this.secret = new BigInteger(1, random).mod(most).add(BigInteger.ONE);
        this.clock = clock;
    }

    /** The public key, which browsers need before they let this server send. */
    public String key() {
        return BASE64.encodeToString(
                PushCipher.CURVE.getG().multiply(secret).normalize().getEncoded(false));
    }

    /** The headers of a message to a browser. */
    Map<String, String> headers(URI to, String contact, String topic) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Authorization", "vapid t=" + token(to, contact) + ", k=" + key());
        headers.put("Content-Type", "application/octet-stream");
        headers.put("Content-Encoding", "aes128gcm");
        headers.put("TTL", String.valueOf(Duration.ofDays(1).toSeconds()));
        headers.put("Urgency", "high");
        if (!topic.isEmpty()) {
            headers.put("Topic", topic);
        }
        return headers;
    }

    private String token(URI to, String contact) {
        Map<String, Object> claims = new LinkedHashMap<>();
        String port = to.getPort() < 0 ? "" : ":" + to.getPort();
        claims.put("aud", to.getScheme() + "://" + to.getHost() + port);
        claims.put("exp", clock.instant().plus(LASTS).getEpochSecond());
        claims.put("sub", contact);
        String signed = coded("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "." + coded(Json.text(claims));
        SHA256Digest digest = new SHA256Digest();
        byte[] bytes = signed.getBytes(StandardCharsets.US_ASCII);
        digest.update(bytes, 0, bytes.length);
        byte[] hash = new byte[digest.getDigestSize()];
        digest.doFinal(hash, 0);
        ECDSASigner signer = new ECDSASigner(new HMacDSAKCalculator(new SHA256Digest()));
        signer.init(true, new ECPrivateKeyParameters(secret, PushCipher.CURVE));
        BigInteger[] signature = signer.generateSignature(hash);
        return signed + "."
                + BASE64.encodeToString(Arrays.concatenate(
                        BigIntegers.asUnsignedByteArray(NUMBER_BYTES, signature[0]),
                        BigIntegers.asUnsignedByteArray(NUMBER_BYTES, signature[1])));
    }

    private static String coded(String text) {
        return BASE64.encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
