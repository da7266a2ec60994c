package hidalgo.server.notify;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.agreement.ECDHBasicAgreement;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.crypto.generators.ECKeyPairGenerator;
import org.bouncycastle.crypto.generators.HKDFBytesGenerator;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECKeyGenerationParameters;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.params.ECPublicKeyParameters;
import org.bouncycastle.crypto.params.HKDFParameters;
import org.bouncycastle.util.BigIntegers;

/** Encrypts messages for browsers, so that the service that carries them can't read them (RFC 8291). */
final class PushCipher {
    static final ECDomainParameters CURVE = new ECDomainParameters(CustomNamedCurves.getByName("P-256"));

    /** As many letters of a message reach every browser. */
    static final int MOST_BYTES = 2000;

    private static final int RECORD = 4096;
    private static final int SALT_BYTES = 16;
    private static final int AUTH_BYTES = 16;
    private static final int KEY_BYTES = 16;
    private static final int NONCE_BYTES = 12;
    private static final int SHARED_BYTES = 32;
    private static final int TAG_BITS = 128;
    private static final SecureRandom RANDOM = new SecureRandom();

    private PushCipher() {}

    /** Whether a browser's key and secret are such. */
    static boolean areKeys(String key, String auth) {
        try {
            return decoded(auth).length == AUTH_BYTES && point(key) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** A message for a browser with a public key, which shares a secret with the server. */
    static byte[] encrypt(String message, String key, String auth) {
        ECKeyPairGenerator generator = new ECKeyPairGenerator();
        generator.init(new ECKeyGenerationParameters(CURVE, RANDOM));
        byte[] salt = new byte[SALT_BYTES];
        RANDOM.nextBytes(salt);
        return encrypt(message, key, auth, generator.generateKeyPair(), salt);
    }

    static byte[] encrypt(String message, String key, String auth, AsymmetricCipherKeyPair own, byte[] salt) {
        ECPublicKeyParameters theirs = point(key);
        byte[] ourPoint = ((ECPublicKeyParameters) own.getPublic()).getQ().getEncoded(false);
        ECDHBasicAgreement agreement = new ECDHBasicAgreement();
        agreement.init((ECPrivateKeyParameters) own.getPrivate());
        byte[] agreed = BigIntegers.asUnsignedByteArray(SHARED_BYTES, agreement.calculateAgreement(theirs));
        byte[] info = join(bytes("WebPush: info\0"), theirs.getQ().getEncoded(false), ourPoint);
        byte[] shared = derive(agreed, decoded(auth), info, SHARED_BYTES);
        byte[] contentKey = derive(shared, salt, bytes("Content-Encoding: aes128gcm\0"), KEY_BYTES);
        byte[] nonce = derive(shared, salt, bytes("Content-Encoding: nonce\0"), NONCE_BYTES);
        byte[] head = ByteBuffer.allocate(SALT_BYTES + Integer.BYTES + 1 + ourPoint.length)
                .put(salt)
                .putInt(RECORD)
                .put((byte) ourPoint.length)
                .put(ourPoint)
                .array();
        return join(head, sealed(join(bytes(message), new byte[] {2}), contentKey, nonce));
    }

    private static byte[] sealed(byte[] content, byte[] key, byte[] nonce) {
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
            return cipher.doFinal(content);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] derive(byte[] key, byte[] salt, byte[] info, int length) {
        HKDFBytesGenerator derivation = new HKDFBytesGenerator(new SHA256Digest());
        derivation.init(new HKDFParameters(key, salt, info));
        byte[] derived = new byte[length];
        derivation.generateBytes(derived, 0, length);
        return derived;
    }

    /** A public key; refused unless it is on the curve. */
    private static ECPublicKeyParameters point(String key) {
        return new ECPublicKeyParameters(CURVE.getCurve().decodePoint(decoded(key)), CURVE);
    }

    private static byte[] decoded(String text) {
        return Base64.getUrlDecoder().decode(text);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] join(byte[]... parts) {
        int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        ByteBuffer all = ByteBuffer.allocate(length);
        Arrays.stream(parts).forEach(all::put);
        return all.array();
    }
}
