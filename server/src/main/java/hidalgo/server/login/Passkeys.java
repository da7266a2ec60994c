package hidalgo.server.login;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.util.exception.WebAuthnException;
import hidalgo.records.Json;
import hidalgo.records.RecordException;
import hidalgo.server.base.Seal;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A device makes a pair of keys for this site and keeps the private one, so nothing that the server stores lets others in. The device
 * checks the person (by a finger, a face or a PIN) before it signs, so a passkey counts as two factors.
 */

/** Passkeys (WebAuthn): keys of devices by which people sign in. */
public final class Passkeys {
    private static final Logger LOG = LoggerFactory.getLogger(Passkeys.class);

    /** ES256, EdDSA and RS256, as numbers of COSE: all devices know one of them. */
    public static final List<Long> ALGORITHMS = List.of(-7L, -8L, -257L);

    private static final int MOST = 10;

    /** More than any device sends. */
    private static final int LONGEST = 20_000;

    private static final String SIGN_IN = "passkey";

    /**
     * The site that passkeys are for.
     *
     * @param host its name, as browsers know it
     * @param origin its origin
     */
    public record Site(String host, String origin) {}

    /**
     * A new key, as a device describes it in Base64.
     *
     * @param clientData the description of the request
     * @param attestation the public key and where it is kept
     */
    public record Made(String clientData, String attestation) {}

    /**
     * The answer of a device that has a key, in Base64.
     *
     * @param id the identifier of the key
     * @param clientData the description of the request
     * @param authenticatorData the state of the device
     * @param signature the signature of both
     */
    public record Signed(String id, String clientData, String authenticatorData, String signature) {}

    /** Made when first needed: its parser of JSON takes memory, and most servers have no passkeys. */
    private static final class Lazy {
        private static final ObjectConverter CONVERTER = new ObjectConverter();
        private static final WebAuthnManager MANAGER = WebAuthnManager.createNonStrictWebAuthnManager(CONVERTER);
        private static final AttestedCredentialDataConverter DATA = new AttestedCredentialDataConverter(CONVERTER);
        private static final List<PublicKeyCredentialParameters> WANTED = ALGORITHMS.stream()
                .map(number -> new PublicKeyCredentialParameters(
                        PublicKeyCredentialType.PUBLIC_KEY, COSEAlgorithmIdentifier.create(number)))
                .toList();
    }

    private final LoginRepository repository;
    private final People people;
    private final Challenges challenges;
    private final Clock clock;

    /** The passkeys of a repository, with a seal that all nodes share. */
    public Passkeys(LoginRepository repository, People people, Seal seal, Clock clock) {
        this.repository = repository;
        this.people = people;
        this.challenges = new Challenges(seal, clock);
        this.clock = clock;
    }

    /** The passkeys of a person, the oldest first. */
    public List<Passkey> of(Person person) {
        return repository.passkeys(person.id());
    }

    /** A challenge for a device that is to make a key for a person, who has proved who they are. */
    public String beginToAdd(Person person) {
        if (of(person).size() >= MOST) {
            throw RequestRefused.of(Kind.REFUSED, "server.passkey.many", "most", MOST);
        }
        return challenges.make(SIGN_IN + " of " + person.id());
    }

    /** Adds a key that a device of a person has made. */
    public Passkey add(Person person, Site site, String label, Made made) {
        String challenge = requireChallenge(SIGN_IN + " of " + person.id(), made.clientData());
        Passkey passkey = checked(() -> {
            RegistrationData data = Lazy.MANAGER.verify(
                    new RegistrationRequest(decoded(made.attestation()), decoded(made.clientData())),
                    new RegistrationParameters(property(site, challenge), Lazy.WANTED, true, true));
            AuthenticatorData<?> key =
                    Objects.requireNonNull(data.getAttestationObject()).getAuthenticatorData();
            AttestedCredentialData credential = Objects.requireNonNull(key.getAttestedCredentialData());
            return new Passkey(
                    coded(credential.getCredentialId()),
                    person.id(),
                    label,
                    coded(Lazy.DATA.convert(credential)),
                    key.getSignCount(),
                    clock.millis(),
                    0);
        });
        spend(challenge);
        if (of(person).size() >= MOST || !repository.add(passkey)) {
            throw refused();
        }
        return passkey;
    }

    /** A challenge for a device that is to sign a person in, who is not known yet. */
    public String beginToSignIn() {
        return challenges.make(SIGN_IN);
    }

    /** Signs in the person whose key has signed. */
    public People.Entered signIn(@Nullable String oldSecret, Site site, Signed signed) {
        String challenge = requireChallenge(SIGN_IN, signed.clientData());
        Passkey passkey = repository.passkey(signed.id()).orElseThrow(Passkeys::refused);
        long counter = checked(() -> verify(passkey, site, challenge, signed));
        spend(challenge);
        repository.used(passkey, counter, clock.millis());
        Person person = people.byId(passkey.person()).orElseThrow(Passkeys::refused);
        return people.signIn(oldSecret, person);
    }

    private static long verify(Passkey passkey, Site site, String challenge, Signed signed) {
        AttestedCredentialData credential =
                Lazy.DATA.convert(Base64.getUrlDecoder().decode(passkey.data()));
        CredentialRecordImpl known = new CredentialRecordImpl(
                new NoneAttestationStatement(),
                null,
                null,
                null,
                passkey.counter(),
                credential,
                null,
                null,
                null,
                null);
        byte[] id = credential.getCredentialId();
        AuthenticationData data = Lazy.MANAGER.verify(
                new AuthenticationRequest(
                        id,
                        decoded(signed.authenticatorData()),
                        decoded(signed.clientData()),
                        decoded(signed.signature())),
                new AuthenticationParameters(property(site, challenge), known, List.of(id), true, true));
        return Objects.requireNonNull(data.getAuthenticatorData()).getSignCount();
    }

    /** Removes a key of a person, who must have another way to sign in. */
    public void remove(Person person, String id) {
        boolean hasAnother = person.password() != null
                || repository.hasOutside(person.id())
                || of(person).size() > 1;
        if (!hasAnother) {
            throw RequestRefused.of(Kind.REFUSED, "server.passkey.last");
        }
        if (!repository.delete(person.id(), id)) {
            throw RequestRefused.of(Kind.GONE, "server.passkey.none");
        }
    }

    /** The challenge that a device has answered; refused unless this server made it for a purpose. */
    private String requireChallenge(String purpose, String clientData) {
        try {
            if (Json.parseMessage(decoded(clientData)) instanceof Map<?, ?> fields
                    && fields.get("challenge") instanceof String coded) {
                String challenge = new String(Base64.getUrlDecoder().decode(coded), StandardCharsets.UTF_8);
                if (challenges.isGood(purpose, challenge)) {
                    return challenge;
                }
            }
        } catch (RecordException | IllegalArgumentException e) {
            throw refused(e);
        }
        throw refused();
    }

    private void spend(String challenge) {
        if (!repository.spend(challenge, Challenges.expires(challenge), clock.millis())) {
            throw refused();
        }
    }

    private static ServerProperty property(Site site, String challenge) {
        return ServerProperty.builder()
                .origin(new Origin(site.origin()))
                .rpId(site.host())
                .challenge(new DefaultChallenge(challenge.getBytes(StandardCharsets.UTF_8)))
                .build();
    }

    private interface Check<T> {
        T make();
    }

    /** The library checks everything that devices send, and throws if anything is wrong. */
    private static <T> T checked(Check<T> check) {
        try {
            return check.make();
        } catch (WebAuthnException | IllegalArgumentException e) {
            throw refused(e);
        }
    }

    private static byte[] decoded(String text) {
        if (text.length() > LONGEST) {
            throw refused();
        }
        return Base64.getUrlDecoder().decode(text);
    }

    private static String coded(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static RequestRefused refused() {
        return RequestRefused.of(Kind.FORBIDDEN, "server.passkey.wrong");
    }

    private static RequestRefused refused(Exception cause) {
        LOG.debug("A passkey was refused", cause);
        return refused();
    }
}
