package hidalgo.server.http;

import hidalgo.server.base.Settings;
import hidalgo.server.people.People;
import hidalgo.server.people.Sessions;
import io.javalin.http.Context;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/*
 * Over HTTPS the name has a prefix by which browsers keep others from setting the cookie: other hosts of the same domain
 * (__Host-, which needs the path /), or pages without HTTPS (__Secure-, below a path of our own). Older versions gave it the
 * plain name there too; it counts only where there is no better one, and goes when a new one is given.
 */

/** The cookie by which a browser is known. */
final class SessionCookie {
    /** Its name where there is no HTTPS. */
    static final String NAME = "hidalgo";

    private static final String HOST = "__Host-" + NAME;
    private static final String SECURE = "__Secure-" + NAME;

    private final Settings settings;

    SessionCookie(Settings settings) {
        this.settings = settings;
    }

    /** The secret of the browser's session, by the cookies that it sends. */
    static @Nullable String secret(Function<String, @Nullable String> cookies) {
        for (String name : new String[] {HOST, SECURE, NAME}) {
            String secret = cookies.apply(name);
            if (secret != null && !secret.isEmpty()) {
                return secret;
            }
        }
        return null;
    }

    /** Gives the browser a session. */
    void give(Context context, People.Entered entered) {
        give(context, entered.secret());
    }

    /** Gives the browser the session that it has once more, under the name that it has today. */
    void giveAgain(Context context) {
        String old = context.cookie(NAME);
        if (isSecure(context) && old != null && old.equals(secret(context::cookie))) {
            give(context, old);
        }
    }

    private void give(Context context, String secret) {
        boolean secure = isSecure(context);
        set(context, name(secure), secret, Sessions.LASTS.toSeconds());
        if (secure && context.cookie(NAME) != null) {
            set(context, NAME, "", 0);
        }
    }

    /** Removes the browser's session. */
    void takeAway(Context context) {
        set(context, NAME, "", 0);
        if (isSecure(context)) {
            set(context, name(true), "", 0);
        }
    }

    private String name(boolean secure) {
        return !secure ? NAME : settings.basePath().isEmpty() ? HOST : SECURE;
    }

    private void set(Context context, String name, String value, long seconds) {
        String path = settings.basePath().isEmpty() ? "/" : settings.basePath();
        String cookie = name + "=" + value + "; Path=" + path + "; Max-Age=" + seconds + "; HttpOnly; SameSite=Strict"
                + (isSecure(context) ? "; Secure" : "");
        context.res().addHeader("Set-Cookie", cookie);
    }

    private boolean isSecure(Context context) {
        String forwarded =
                settings.trustedProxies().includes(context.ip()) ? context.header("X-Forwarded-Proto") : null;
        String url = settings.publicUrl();
        return "https".equals(forwarded) || url != null && url.startsWith("https:") || "https".equals(context.scheme());
    }
}
