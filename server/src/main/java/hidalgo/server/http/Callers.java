package hidalgo.server.http;

import hidalgo.server.base.Settings;
import hidalgo.server.people.Identity;
import hidalgo.server.people.Person;
import hidalgo.server.people.Session;
import hidalgo.server.people.SessionSecret;
import hidalgo.server.people.Sessions;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/*
 * A browser is identified by a cookie that no script can read and no other site can send; a program by a token in a
 * header, which no browser sends by itself.
 */

/** Finds out who sent a request. */
final class Callers {
    private static final String BEARER = "Bearer ";

    private final Sessions sessions;
    private final Settings settings;

    Callers(Sessions sessions, Settings settings) {
        this.sessions = sessions;
        this.settings = settings;
    }

    /** Who sent a request. */
    Caller of(Context context) {
        return new Caller(this, context);
    }

    /** Who sent a request, if they are known. */
    Optional<Identity> known(Context context) {
        return known(context::header, SessionCookie.secret(context::cookie));
    }

    /** The person who sent a request, if they are known. */
    Optional<Person> person(Context context) {
        return known(context).map(Identity::person);
    }

    /** Who is behind some headers and a cookie. */
    Optional<Identity> known(Header header, @Nullable String cookie) {
        String token = token(header);
        if (token != null) {
            return sessions.known(token, Session.Kind.TOKEN);
        }
        return cookie == null ? Optional.empty() : sessions.known(cookie, Session.Kind.COOKIE);
    }

    /** The hash of the session or token that was sent, valid or not; null without any. */
    static @Nullable String credential(Header header, @Nullable String cookie) {
        String token = token(header);
        String secret = token == null ? cookie : token;
        return secret == null ? null : SessionSecret.hash(secret);
    }

    private static @Nullable String token(Header header) {
        String authorization = header.get("Authorization");
        return authorization == null || !authorization.startsWith(BEARER)
                ? null
                : authorization.substring(BEARER.length()).strip();
    }

    /** Whether an address may be that of a proxy which nobody trusts, or of many behind it: one that is not public. */
    boolean maySpeakForMany(String address) {
        if (settings.trustProxy()) {
            return false;
        }
        try {
            InetAddress known = InetAddress.ofLiteral(address);
            return known.isLoopbackAddress() || known.isSiteLocalAddress() || known.isLinkLocalAddress();
        } catch (IllegalArgumentException e) {
            return true;
        }
    }

    /** The network address that a request comes from: the proxy's word, which is the last, is taken only if it is trusted. */
    String address(Context context) {
        String forwarded = settings.trustProxy() ? context.header("X-Forwarded-For") : null;
        return forwarded == null
                ? context.ip()
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }
}
