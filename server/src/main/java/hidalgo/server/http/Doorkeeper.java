package hidalgo.server.http;

import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.base.Settings;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.Secrets;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/*
 * A browser is known by a cookie that no script can read and no other site can send; a program by a token in a header, which
 * no browser sends by itself. Where a browser says which site a request comes from, it must be ours.
 */

/** Who asks, and whether the request may come in at all. */
final class Doorkeeper {
    /** The name of the cookie that holds a session. */
    static final String COOKIE = "hidalgo";

    private static final String BEARER = "Bearer ";

    /** The headers of a request. */
    @FunctionalInterface
    interface Header {
        /** The value of a header, or null if it is not there. */
        @Nullable
        String get(String name);
    }

    private final People people;
    private final Settings settings;

    Doorkeeper(People people, Settings settings) {
        this.people = people;
        this.settings = settings;
    }

    /** The person who asks, if they are known. */
    Optional<Person> person(Context context) {
        return person(context::header, context.cookie(COOKIE));
    }

    /** The person behind some headers and a cookie. */
    Optional<Person> person(Header header, @Nullable String cookie) {
        String token = token(header);
        if (token != null) {
            return people.known(token, People.TOKEN);
        }
        return cookie == null ? Optional.empty() : people.known(cookie, People.COOKIE);
    }

    /** The hash of the session or token by which somebody wants to be known, good or not; null without any. */
    static @Nullable String credential(Header header, @Nullable String cookie) {
        String token = token(header);
        String secret = token == null ? cookie : token;
        return secret == null ? null : Secrets.hash(secret);
    }

    private static @Nullable String token(Header header) {
        String authorization = header.get("Authorization");
        return authorization == null || !authorization.startsWith(BEARER)
                ? null
                : authorization.substring(BEARER.length()).strip();
    }

    /** The person who asks, who must be known. */
    Person known(Context context) {
        return person(context).orElseThrow(() -> RequestRefused.of(Kind.UNKNOWN_PERSON, "server.unknownPerson"));
    }

    /** The secret of the browser's session. */
    @Nullable
    String secret(Context context) {
        return context.cookie(COOKIE);
    }

    /** Gives the browser a session. */
    void admit(Context context, People.Entered entered) {
        setCookie(context, entered.secret(), People.SESSION.toSeconds());
    }

    /** Takes the browser's session away. */
    void dismiss(Context context) {
        setCookie(context, "", 0);
    }

    private void setCookie(Context context, String value, long seconds) {
        String path = settings.basePath().isEmpty() ? "/" : settings.basePath();
        String cookie = COOKIE + "=" + value + "; Path=" + path + "; Max-Age=" + seconds + "; HttpOnly; SameSite=Strict"
                + (isSecure(context) ? "; Secure" : "");
        context.res().addHeader("Set-Cookie", cookie);
    }

    private boolean isSecure(Context context) {
        String forwarded = settings.trustProxy() ? context.header("X-Forwarded-Proto") : null;
        String url = settings.publicUrl();
        return "https".equals(forwarded) || url != null && url.startsWith("https:") || "https".equals(context.scheme());
    }

    /** Refuses what another site makes a browser send. */
    void requireOurSite(Header header) {
        String origin = header.get("Origin");
        boolean foreign = origin == null ? "cross-site".equals(header.get("Sec-Fetch-Site")) : !isOurs(origin, header);
        if (foreign) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.origin");
        }
    }

    private boolean isOurs(String origin, Header header) {
        String asked = authority(origin);
        if (asked == null) {
            return false;
        }
        String url = settings.publicUrl();
        if (url != null && asked.equals(authority(url))) {
            return true;
        }
        String forwarded = settings.trustProxy() ? header.get("X-Forwarded-Host") : null;
        String host = forwarded == null ? header.get("Host") : forwarded;
        return host != null && asked.equals(host.toLowerCase(Locale.ROOT));
    }

    private static @Nullable String authority(String url) {
        try {
            String authority = URI.create(url).getRawAuthority();
            return authority == null ? null : authority.toLowerCase(Locale.ROOT);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Where a request comes from, for counting: the proxy's word, which is the last, is taken only if it is trusted. */
    String address(Context context) {
        String forwarded = settings.trustProxy() ? context.header("X-Forwarded-For") : null;
        return forwarded == null
                ? context.ip()
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }
}
