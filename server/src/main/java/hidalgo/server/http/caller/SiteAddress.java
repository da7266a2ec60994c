package hidalgo.server.http.caller;

import hidalgo.server.base.Network;
import hidalgo.server.base.Settings;
import io.javalin.http.Context;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/*
 * Behind a proxy, the server sees only the data that the proxy forwards. A trusted proxy reports the browser's request;
 * the server doesn't know about others, not even that they exist.
 */

/** The address under which a browser has reached the server. */
public final class SiteAddress {
    /** The names that a browser uses for a server on its own computer. */
    private static final Pattern LOCAL = Pattern.compile("localhost|127\\.\\d+\\.\\d+\\.\\d+|\\[(0*:)+0*1]");

    /** Headers that proxies add. */
    private static final List<String> OF_PROXIES = List.of(
            "Forwarded",
            "Via",
            "X-Forwarded-For",
            "X-Forwarded-Host",
            "X-Forwarded-Proto",
            "X-Forwarded-Server",
            "X-Real-IP",
            "X-Client-IP",
            "CF-Connecting-IP",
            "True-Client-IP");

    private final Settings settings;
    private final @Nullable WebOrigin declared;

    /** The address that the settings give. */
    public SiteAddress(Settings settings) {
        this.settings = settings;
        String url = settings.publicUrl();
        this.declared = url == null ? null : WebOrigin.of(url);
    }

    /** The origin of {@code --public-url}; null if it is not set. */
    @Nullable
    public WebOrigin declared() {
        return declared;
    }

    /** The host that a request names, with its port; null if it names none, as no browser does. */
    @Nullable
    String host(Context context) {
        String forwarded = forwarded(context, "X-Forwarded-Host");
        return forwarded == null ? context.header("Host") : forwarded;
    }

    /** The address that a request asks for, under a scheme; null if it names no host. */
    @Nullable
    public WebOrigin asked(Context context, String scheme) {
        return WebOrigin.of(scheme + "://" + host(context));
    }

    /** Whether the browser uses HTTPS. */
    public boolean isSecure(Context context) {
        return isSecureItself(context) || declared != null && declared.scheme().equals(WebOrigin.HTTPS);
    }

    /** Whether this request came by HTTPS, as far as the server or a trusted proxy has seen it. */
    boolean isSecureItself(Context context) {
        String forwarded = forwarded(context, "X-Forwarded-Proto");
        return WebOrigin.HTTPS.equals(forwarded == null ? context.scheme() : forwarded);
    }

    /** Whether a trusted proxy has sent a request. */
    public boolean isByProxy(Context context) {
        return settings.trustedProxies().includes(context.ip());
    }

    /**
     * The value that a trusted proxy reports. Each of several proxies adds a value, and the first one has seen the
     * browser.
     */
    private @Nullable String forwarded(Context context, String header) {
        String value = isByProxy(context) ? context.header(header) : null;
        return value == null ? null : value.replaceFirst(",.*", "").strip();
    }

    /**
     * Whether a person at this computer has sent a request, and not through a proxy on it. A proxy that adds no header
     * to a request and rewrites its host can't be distinguished from a browser, unless it uses HTTP/1.0 as nginx does
     * by default.
     */
    public boolean isFromThisComputer(Context context) {
        WebOrigin asked = asked(context, WebOrigin.HTTP);
        return asked != null
                && LOCAL.matcher(asked.host()).matches()
                && isDirect(context)
                && Network.of(context.ip()).isLoopback();
    }

    /** Whether nothing shows that a proxy has passed a request on. */
    public boolean isDirect(Context context) {
        return OF_PROXIES.stream().noneMatch(header -> context.header(header) != null)
                && !"HTTP/1.0".equals(context.protocol());
    }
}
