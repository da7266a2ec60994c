package hidalgo.server.http;

import hidalgo.server.base.ContentPolicy;
import hidalgo.server.base.Settings;
import io.javalin.config.RoutesConfig;
import java.util.Map;
import java.util.TreeMap;

/** The headers of all answers: the files that a browser may load, and the sites that may learn the page's address. */
final class ResponseHeaders {
    /** A year. Subdomains are not included: they may belong to other programs. */
    private static final String HTTPS_ONLY = "max-age=31536000";

    private ResponseHeaders() {}

    /** The headers of every answer. */
    static Map<String, String> of(Settings settings) {
        Map<String, String> headers = new TreeMap<>(Map.of(
                "X-Content-Type-Options",
                "nosniff",
                "Referrer-Policy",
                "same-origin",
                "Content-Security-Policy",
                ContentPolicy.IN_HEADER,
                "Cross-Origin-Opener-Policy",
                "same-origin"));
        String address = settings.publicUrl();
        if (address != null && address.startsWith("https://")) {
            headers.put("Strict-Transport-Security", HTTPS_ONLY);
        }
        return headers;
    }

    static void addTo(RoutesConfig routes, Settings settings) {
        Map<String, String> headers = of(settings);
        routes.before(context -> headers.forEach(context::header));
        routes.before("/api/*", context -> context.header("Cache-Control", "no-store"));
        // Texts change only with the program, so browsers keep them and ask whether they are the same.
        routes.before("/api/messages/*", context -> context.header("Cache-Control", "no-cache"));
    }
}
