package hidalgo.server.http;

import hidalgo.server.base.Settings;
import hidalgo.server.people.Person;
import hidalgo.server.people.Session;
import hidalgo.server.people.SessionSecret;
import hidalgo.server.people.Sessions;
import io.javalin.http.Context;
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

    /** The person who sent a request, if the server knows them. */
    Optional<Person> person(Context context) {
        return person(context::header, context.cookie(SessionCookie.NAME));
    }

    /** The person behind some headers and a cookie. */
    Optional<Person> person(Header header, @Nullable String cookie) {
        String token = token(header);
        if (token != null) {
            return sessions.person(token, Session.Kind.TOKEN);
        }
        return cookie == null ? Optional.empty() : sessions.person(cookie, Session.Kind.COOKIE);
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

    /**
     * The network address that a request comes from; the last address that the proxy reports is used only if the proxy
     * is trusted.
     */
    String address(Context context) {
        String forwarded = settings.trustProxy() ? context.header("X-Forwarded-For") : null;
        return forwarded == null
                ? context.ip()
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }
}
