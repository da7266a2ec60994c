package hidalgo.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** The headers of all answers: what a browser may load, and whom it may tell where it came from. */
final class ResponseHeaders {
    private static final String CONTENT_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
                    + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self';"
                    + " form-action 'self'; frame-ancestors 'none'";

    private ResponseHeaders() {}

    static void addTo(RoutesConfig routes) {
        routes.before(ResponseHeaders::secure);
        routes.before("/api/*", context -> context.header("Cache-Control", "no-store"));
    }

    private static void secure(Context context) {
        context.header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "same-origin")
                .header("Content-Security-Policy", CONTENT_POLICY)
                .header("Cross-Origin-Opener-Policy", "same-origin");
    }
}
