package hidalgo.server.http.caller;

import hidalgo.server.administration.HouseRules;
import hidalgo.server.base.Network;
import hidalgo.server.base.Seal;
import hidalgo.server.base.Settings;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Identity;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.Session;
import hidalgo.server.people.SessionSecret;
import hidalgo.server.people.Sessions;
import hidalgo.tables.protocol.GuestRights;
import io.javalin.http.Context;
import java.util.Enumeration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/*
 * A browser is identified by a cookie that no script can read and no other site can send; a program by a token in a
 * header, which browsers don't send automatically.
 */

/** Finds out who sent a request. */
public final class Callers {
    private static final String BEARER = "Bearer ";

    private final Sessions sessions;
    private final Settings settings;
    private final SessionCookie cookie;
    private final DeviceCookie devices;
    private final People people;
    private final Seal seal;
    private final Transfers transfers;
    private final HouseRules rules;

    /** Callers are known by their cookies and tokens. */
    public Callers(
            Sessions sessions,
            Settings settings,
            SessionCookie cookie,
            DeviceCookie devices,
            People people,
            Seal seal,
            Transfers transfers,
            HouseRules rules) {
        this.rules = rules;
        this.sessions = sessions;
        this.settings = settings;
        this.cookie = cookie;
        this.devices = devices;
        this.people = people;
        this.seal = seal;
        this.transfers = transfers;
    }

    /** The sender of a request. */
    public Caller of(Context context) {
        return new Caller(this, context);
    }

    /** The sender of a request, if known. */
    public Optional<Identity> known(Context context) {
        return known(context::header, cookie.secret(context));
    }

    /** The people who share the account that the browser last signed in to; null if it never did. */
    @Nullable
    String device(Context context) {
        return devices.lastAccount(context);
    }

    /** The person who sent a request, if they are known. */
    public Optional<Person> person(Context context) {
        return known(context).map(Identity::person);
    }

    /** The person with some headers and the secret of a cookie. */
    public Optional<Identity> known(Header header, @Nullable String secret) {
        String token = token(header);
        if (token != null) {
            return sessions.known(token, Session.Kind.TOKEN);
        }
        return secret == null ? Optional.empty() : sessions.known(secret, Session.Kind.COOKIE);
    }

    /** The hash of the session or token that was sent, valid or not; null without any. */
    public static @Nullable String credential(Header header, @Nullable String secret) {
        String token = token(header);
        String sent = token == null ? secret : token;
        return sent == null ? null : SessionSecret.hash(sent);
    }

    private static @Nullable String token(Header header) {
        String authorization = header.get("Authorization");
        return authorization == null || !authorization.startsWith(BEARER)
                ? null
                : authorization.substring(BEARER.length()).strip();
    }

    /** The rights of people without an account. */
    GuestRights guestRights() {
        return rules.admission().guests();
    }

    /** Whether the host does not limit requests from an address. */
    boolean isExempt(String address) {
        return settings.admission().isExempt(address);
    }

    /** The stored form of the network that a guest comes from. */
    GuestNetwork guestNetwork(Context context) {
        Network network = Network.of(address(context));
        return GuestNetwork.of(network, mayHoldMany(network), seal);
    }

    /** A person, and if an older version has not noted where a guest comes from, that as well. */
    Identity withNetwork(Identity found, Context context) {
        Person person = found.person();
        return person.account() != null || person.network().isKnown()
                ? found
                : new Identity(people.cameFrom(person, guestNetwork(context)), found.scope());
    }

    /** Reserves memory until a request ends; refuses the request if there is not enough. */
    void hold(Context context, long bytes) {
        Network network = Network.of(address(context));
        transfers.hold(context.req(), network, mayHoldMany(network), bytes);
    }

    /** Whether many people may share a network: one that is not public may belong to a proxy that is not trusted. */
    public boolean mayHoldMany(Network network) {
        return settings.trustedProxies().isEmpty() && !network.isPublic();
    }

    /** Whether a direct peer may pass on the requests of many people, as a proxy does. */
    public boolean mayPassOnManyFrom(String address) {
        return settings.trustedProxies().includes(address) || mayHoldMany(Network.of(address));
    }

    /**
     * The network address that a request comes from. A trusted proxy appends the address it saw: the last value of the last
     * {@code X-Forwarded-For} line, because HAProxy adds another line after those that the client sent.
     */
    public String address(Context context) {
        String last = null;
        if (settings.trustedProxies().includes(context.ip())) {
            Enumeration<String> lines = context.req().getHeaders("X-Forwarded-For");
            while (lines.hasMoreElements()) {
                last = lines.nextElement();
            }
        }
        return last == null
                ? context.ip()
                : last.substring(last.lastIndexOf(',') + 1).strip();
    }
}
