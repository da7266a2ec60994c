package hidalgo.server.http;

import hidalgo.server.base.Network;
import hidalgo.server.base.Settings;
import hidalgo.server.people.Identity;
import hidalgo.server.people.Person;
import hidalgo.server.people.Session;
import hidalgo.server.people.SessionSecret;
import hidalgo.server.people.Sessions;
import io.javalin.http.Context;
import java.util.Collections;
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

    /** Whether a network may be that of a proxy which is not trusted, or of many people behind it: one that is not public. */
    boolean maySpeakForMany(Network network) {
        return !settings.trustProxy() && !network.isPublic();
    }

    /**
     * The network address that a request comes from. A trusted proxy adds the address that it sees at the end, to the last
     * line or as a new one; everything before that may be made up by the client.
     */
    String address(Context context) {
        String forwarded = settings.trustProxy() ? lastForwarded(context) : null;
        return forwarded == null
                ? context.ip()
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    private static @Nullable String lastForwarded(Context context) {
        String last = null;
        for (String line : Collections.list(context.req().getHeaders("X-Forwarded-For"))) {
            last = line;
        }
        return last;
    }
}
