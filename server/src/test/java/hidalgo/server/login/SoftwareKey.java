package hidalgo.server.login;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.base.Json;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import org.bouncycastle.util.BigIntegers;

/** A device that makes a passkey and signs with it, as Web Authentication describes it. */
public final class SoftwareKey {
    private static final int PRESENT = 0x01;
    private static final int VERIFIED = 0x04;
    private static final int WITH_KEY = 0x40;
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final KeyPair keys;
    private final byte[] id = new byte[16];
    private final String origin;
    private int counter;
    private int flags = PRESENT | VERIFIED;

    /** A device whose browser shows a page of an origin. */
    public SoftwareKey(String origin) {
        this.origin = origin;
        new SecureRandom().nextBytes(id);
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            keys = generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The same key in a browser that shows another page. */
    SoftwareKey at(String other) {
        SoftwareKey moved = new SoftwareKey(other, this);
        moved.flags = flags;
        return moved;
    }

    private SoftwareKey(String origin, SoftwareKey same) {
        this.origin = origin;
        this.keys = same.keys;
        this.counter = same.counter;
        System.arraycopy(same.id, 0, id, 0, id.length);
    }

    /** From now on, it no longer checks who uses it. */
    void stopVerifying() {
        flags = PRESENT;
    }

    /** A counter that another device with a copy of the key has. */
    void turnBack() {
        counter = 0;
    }

    /** Makes a passkey; the body of the request that adds it. */
    public String make(JsonNode wish) {
        byte[] publicKey = publicKey();
        byte[] head = new byte[] {0, (byte) id.length};
        byte[] data = join(state(wish.get("host").asText(), flags | WITH_KEY), new byte[16], head, id, publicKey);
        byte[] length = new byte[] {0x58, (byte) data.length};
        byte[] attestation = join(
                new byte[] {(byte) 0xa3},
                text("fmt"),
                text("none"),
                text("attStmt"),
                new byte[] {(byte) 0xa0},
                text("authData"),
                length,
                data);
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("clientData", coded(clientData("webauthn.create", wish)));
        body.put("attestation", coded(attestation));
        return Json.text(body);
    }

    /** Signs with the passkey; the body of the request that signs in. */
    public String sign(JsonNode wish) {
        counter++;
        byte[] state = state(wish.get("host").asText(), flags);
        byte[] clientData = clientData("webauthn.get", wish);
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("id", coded(id));
        body.put("clientData", coded(clientData));
        body.put("authenticatorData", coded(state));
        body.put("signature", coded(signature(join(state, hash(clientData)))));
        return Json.text(body);
    }

    private byte[] clientData(String type, JsonNode wish) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("type", type);
        data.put("challenge", wish.get("challenge").asText());
        data.put("origin", origin);
        data.put("crossOrigin", false);
        return Json.bytes(data);
    }

    private byte[] state(String host, int with) {
        byte[] count = {(byte) (counter >> 24), (byte) (counter >> 16), (byte) (counter >> 8), (byte) counter};
        return join(hash(host.getBytes(StandardCharsets.UTF_8)), new byte[] {(byte) with}, count);
    }

    /** The public key as COSE has it: ES256 on P-256. */
    private byte[] publicKey() {
        ECPublicKey key = (ECPublicKey) keys.getPublic();
        byte[] x = BigIntegers.asUnsignedByteArray(32, key.getW().getAffineX());
        byte[] y = BigIntegers.asUnsignedByteArray(32, key.getW().getAffineY());
        byte[] head = {(byte) 0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20};
        return join(head, x, new byte[] {0x22, 0x58, 0x20}, y);
    }

    private byte[] signature(byte[] signed) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(keys.getPrivate());
            signature.update(signed);
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] hash(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A short text as CBOR has it. */
    private static byte[] text(String text) {
        return join(new byte[] {(byte) (0x60 + text.length())}, text.getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        Arrays.stream(parts).forEach(all::writeBytes);
        return all.toByteArray();
    }

    private static String coded(byte[] bytes) {
        return BASE64.encodeToString(bytes);
    }
}
