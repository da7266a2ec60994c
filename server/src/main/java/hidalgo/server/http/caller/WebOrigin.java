package hidalgo.server.http.caller;

import java.net.IDN;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The origin of a page: two pages with the same origin may act for each other.
 *
 * @param scheme {@code http} or {@code https}
 * @param host a name in lower case, or an address; one of IPv6 in brackets
 * @param port the port, also where the address leaves it out
 */
public record WebOrigin(String scheme, String host, int port) {
    /** The scheme without encryption. */
    public static final String HTTP = "http";
    /** The scheme with encryption. */
    public static final String HTTPS = "https";

    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;

    private static final Pattern FORM =
            Pattern.compile("(https?)://(\\[[0-9a-f:.]+]|[^\\s/?#@:\\[\\]]+)(?::(\\d{1,5}))?(?:[/?#].*)?");

    /** The origin of an address; null if it has none. */
    static @Nullable WebOrigin of(String address) {
        Matcher parts = FORM.matcher(address.toLowerCase(Locale.ROOT));
        if (!parts.matches()) {
            return null;
        }
        String scheme = parts.group(1);
        int usual = scheme.equals(HTTPS) ? HTTPS_PORT : HTTP_PORT;
        int port = parts.group(3) == null ? usual : Integer.parseInt(parts.group(3));
        try {
            return new WebOrigin(scheme, plain(parts.group(2)), port);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** As browsers write it. */
    public String text() {
        int usual = scheme.equals(HTTPS) ? HTTPS_PORT : HTTP_PORT;
        return scheme + "://" + host + (port == usual ? "" : ":" + port);
    }

    /** A host as browsers send it. A dot at the end marks a complete name, and changes nothing. */
    private static String plain(String host) {
        String name = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
        return name.startsWith("[") ? name : IDN.toASCII(name);
    }
}
