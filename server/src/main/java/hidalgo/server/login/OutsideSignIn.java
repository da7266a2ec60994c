package hidalgo.server.login;

import com.nimbusds.jose.util.Base64URL;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import hidalgo.server.base.Issuer;
import hidalgo.server.base.Seal;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * The browser goes to the service and comes back with a code, which the server exchanges for a signed statement about the person. A cookie
 * under the server's seal holds everything that must be known until then: the state, which the code must come back with, and the secrets
 * that only this exchange knows (PKCE, the nonce). So a code that was stolen or planted is worth nothing.
 */

/** Signs people in by another service (OpenID Connect: authorization code with PKCE). */
public final class OutsideSignIn {
    private static final Logger LOG = LoggerFactory.getLogger(OutsideSignIn.class);
    private static final String PURPOSE = "outside";
    private static final int PARTS = 4;

    /**
     * The way to the service.
     *
     * @param address where the browser goes
     * @param memory the cookie that it must bring back
     */
    public record Way(String address, String memory) {}

    private final Issuer issuer;
    private final IssuerClient client;
    private final LoginRepository repository;
    private final People people;
    private final Challenges challenges;
    private final Clock clock;

    /** Signs in people of an issuer, with a seal that all nodes share. */
    public OutsideSignIn(Issuer issuer, LoginRepository repository, People people, Seal seal, Clock clock) {
        this.issuer = issuer;
        this.client = new IssuerClient(issuer, clock);
        this.repository = repository;
        this.people = people;
        this.challenges = new Challenges(seal, clock);
        this.clock = clock;
    }

    /** The name of the service for people. */
    public String name() {
        return issuer.name();
    }

    /**
     * Begins to sign a person in.
     *
     * @param back the page that the service sends the browser to
     * @param owner the person with an account that the person of the service is to get; null to sign in
     */
    public Way begin(String back, @Nullable Person owner) {
        CodeVerifier verifier = new CodeVerifier();
        Nonce nonce = new Nonce();
        String whose = owner == null ? "" : owner.id();
        String known = nonce.getValue() + "~" + verifier.getValue() + "~" + whose;
        String challenge = challenges.make(PURPOSE + " " + known);
        // The state is in the address, so it must not say what only the cookie may.
        String state = Base64URL.encode(challenge).toString();
        try {
            URI to = new AuthenticationRequest.Builder(
                            ResponseType.CODE,
                            new Scope("openid", "profile"),
                            new ClientID(issuer.client()),
                            URI.create(back))
                    .endpointURI(client.authorization())
                    .state(new State(state))
                    .nonce(nonce)
                    .codeChallenge(verifier, CodeChallengeMethod.S256)
                    .build()
                    .toURI();
            return new Way(to.toString(), state + "~" + known);
        } catch (GeneralException | IOException e) {
            throw unreachable(e);
        }
    }

    /**
     * Signs a person in who has come back.
     *
     * @param memory the cookie that the browser was given before
     * @param guest the person of the browser so far, whose games a new account gets; null if there is none without an account
     */
    public People.Entered end(
            @Nullable String memory,
            String state,
            String code,
            String back,
            @Nullable Person guest,
            @Nullable String oldSecret) {
        String[] parts = memory == null ? new String[0] : memory.split("~", -1);
        if (parts.length != PARTS || !isSame(parts[0], state)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.outside.state");
        }
        String known = String.join("~", parts[1], parts[2], parts[3]);
        String challenge = new Base64URL(state).decodeToString();
        if (!challenges.isGood(PURPOSE + " " + known, challenge)
                || !repository.spend(challenge, Challenges.expires(challenge), clock.millis())) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.outside.state");
        }
        IssuerClient.Told told;
        try {
            told = client.exchange(code, URI.create(back), new CodeVerifier(parts[2]), new Nonce(parts[1]));
        } catch (IssuerClient.Refused e) {
            LOG.warn("{} did not confirm a person: {}", issuer.name(), e.getMessage());
            throw RequestRefused.of(Kind.FORBIDDEN, "server.outside.refused", "service", issuer.name());
        } catch (IOException | GeneralException e) {
            throw unreachable(e);
        }
        return parts[3].isEmpty() ? signIn(told, guest, oldSecret) : join(told, parts[3], oldSecret);
    }

    /** Lets a person with an account sign in by the service from now on. */
    private People.Entered join(IssuerClient.Told told, String owner, @Nullable String oldSecret) {
        Person person = people.byId(owner)
                .filter(found -> found.account() != null)
                .orElseThrow(() -> RequestRefused.of(Kind.FORBIDDEN, "server.outside.state"));
        Optional<String> before = repository.outside(issuer.address(), told.subject());
        if (before.filter(known -> !known.equals(owner)).isPresent()) {
            throw RequestRefused.of(Kind.REFUSED, "server.outside.taken", "service", issuer.name());
        }
        if (before.isEmpty()) {
            repository.addOutside(issuer.address(), told.subject(), owner, clock.millis());
        }
        return people.signIn(oldSecret, person);
    }

    private People.Entered signIn(IssuerClient.Told told, @Nullable Person guest, @Nullable String oldSecret) {
        Optional<Person> found =
                repository.outside(issuer.address(), told.subject()).flatMap(people::byId);
        if (found.isPresent()) {
            return people.signIn(oldSecret, found.get());
        }
        People.Entered entered = people.registerWithoutPassword(guest, told.name());
        repository.addOutside(issuer.address(), told.subject(), entered.person().id(), clock.millis());
        return entered;
    }

    /** Whether a person can sign in by the service. */
    public boolean isFor(Person person) {
        return repository.hasOutside(person.id());
    }

    private static boolean isSame(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    private RequestRefused unreachable(Exception e) {
        LOG.warn("{} can't be used to sign in: {}", issuer.name(), e.toString());
        return RequestRefused.of(Kind.REFUSED, "server.outside.unreachable", "service", issuer.name());
    }
}
