package hidalgo.server.http;

import hidalgo.server.base.Settings;
import hidalgo.server.people.People;
import hidalgo.server.people.Sessions;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/** The cookie that identifies a browser. */
final class SessionCookie {
    static final String NAME = "hidalgo";

    private final Settings settings;

    SessionCookie(Settings settings) {
        this.settings = settings;
    }

    /** The secret of the browser's session. */
    static @Nullable String secret(Context context) {
        return context.cookie(NAME);
    }

    /** Gives the browser a session. */
    void give(Context context, People.Entered entered) {
        set(context, entered.secret(), Sessions.LASTS.toSeconds());
    }

    /** Removes the browser's session. */
    void takeAway(Context context) {
        set(context, "", 0);
    }

    private void set(Context context, String value, long seconds) {
        String path = settings.basePath().isEmpty() ? "/" : settings.basePath();
        String cookie = NAME + "=" + value + "; Path=" + path + "; Max-Age=" + seconds + "; HttpOnly; SameSite=Strict"
                + (isSecure(context) ? "; Secure" : "");
        context.res().addHeader("Set-Cookie", cookie);
    }

    private boolean isSecure(Context context) {
        String forwarded = settings.trustProxy() ? context.header("X-Forwarded-Proto") : null;
        String url = settings.publicUrl();
        return "https".equals(forwarded) || url != null && url.startsWith("https:") || "https".equals(context.scheme());
    }
}
