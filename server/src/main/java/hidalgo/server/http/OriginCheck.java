package hidalgo.server.http;

import hidalgo.server.base.Settings;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Refuses what another site makes a browser send. If a browser says which site a request comes from, it must be ours.
 */
final class OriginCheck {
    private final Settings settings;

    OriginCheck(Settings settings) {
        this.settings = settings;
    }

    /** Refuses a request that changes something, unless it comes from our own pages or from a program. */
    void checkChange(Context context) {
        HandlerType method = context.method();
        if (!method.equals(HandlerType.GET) && !method.equals(HandlerType.HEAD)) {
            check(context);
        }
    }

    /** Refuses requests from other sites. */
    void check(Context context) {
        String origin = context.header("Origin");
        boolean foreign =
                origin == null ? "cross-site".equals(context.header("Sec-Fetch-Site")) : !isOurs(origin, context);
        if (foreign) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.origin");
        }
    }

    private boolean isOurs(String origin, Context context) {
        String asked = authority(origin);
        if (asked == null) {
            return false;
        }
        String url = settings.publicUrl();
        if (url != null && asked.equals(authority(url))) {
            return true;
        }
        String forwarded = settings.trustedProxies().includes(context.ip()) ? context.header("X-Forwarded-Host") : null;
        String host = forwarded == null ? context.header("Host") : forwarded;
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
}
