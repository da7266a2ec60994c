package hidalgo.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;

/** The headers of all answers: what a browser may load, and whom it may tell where it came from. */
final class ResponseHeaders {
    private static final String CONTENT_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
                    + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self';"
                    + " form-action 'self'; frame-ancestors 'none'";

    /** What goes with every answer. */
    static final Map<String, String> SECURE = Map.of(
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "same-origin",
            "Content-Security-Policy",
            CONTENT_POLICY,
            "Cross-Origin-Opener-Policy",
            "same-origin");

    private ResponseHeaders() {}

    static void addTo(RoutesConfig routes) {
        routes.before(ResponseHeaders::secure);
        routes.before("/api/*", context -> context.header("Cache-Control", "no-store"));
    }

    private static void secure(Context context) {
        SECURE.forEach(context::header);
    }
}
