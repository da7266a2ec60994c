package hidalgo.server.http.caller;

import hidalgo.server.base.Settings;
import hidalgo.server.people.People;
import hidalgo.server.people.Sessions;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/*
 * Over HTTPS the name has a prefix by which browsers keep others from setting the cookie: other hosts of the same
 * domain (__Host-, which needs the path /), or pages without HTTPS (__Secure-, below a path of our own). A cookie under
 * another name is ignored there: otherwise others could put a person into their own session.
 */

/** The cookie by which a browser is known. */
public final class SessionCookie {
    /** Its name where there is no HTTPS. */
    public static final String NAME = "hidalgo";

    private final Settings settings;
    private final SiteAddress site;

    /** The cookie of a site. */
    public SessionCookie(Settings settings, SiteAddress site) {
        this.settings = settings;
        this.site = site;
    }

    /** The secret of the browser's session; null if it has none. */
    @Nullable
    public String secret(Context context) {
        return get(context, NAME);
    }

    /** Gives the browser a session. */
    public void set(Context context, People.Entered entered) {
        set(context, NAME, entered.secret(), Sessions.LASTS.toSeconds());
    }

    /** Removes the browser's session. */
    public void clear(Context context) {
        set(context, NAME, "", 0);
    }

    /** The value of one of the server's cookies; null if there is none. */
    @Nullable
    public String get(Context context, String plain) {
        String value = context.cookie(name(plain, context));
        return value == null || value.isEmpty() ? null : value;
    }

    /** The name of a cookie as the browser's connection wants it. */
    private String name(String plain, Context context) {
        if (!site.isSecure(context)) {
            return plain;
        }
        return (settings.basePath().isEmpty() ? "__Host-" : "__Secure-") + plain;
    }

    /** Gives the browser a cookie that no script can read and no other site can send. */
    public void set(Context context, String plain, String value, long seconds) {
        String path = settings.basePath().isEmpty() ? "/" : settings.basePath();
        String cookie = name(plain, context) + "=" + value + "; Path=" + path + "; Max-Age=" + seconds
                + "; HttpOnly; SameSite=Strict" + (site.isSecure(context) ? "; Secure" : "");
        context.res().addHeader("Set-Cookie", cookie);
    }
}
