package hidalgo.server.http.caller;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.server.base.Settings;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/*
 * A stranger's name can lead to any address (DNS rebinding). A browser that opens it at a server in its own network
 * assigns the server's pages to the stranger's site. No stranger owns an address without a name, a name without a dot,
 * or a name that exists only in local networks, so these are always accepted. So are requests of a trusted proxy: the
 * proxy decides which names it serves, unless --public-url sets one.
 */

/** Refuses requests for names that are not the server's own. */
public final class HostCheck {
    private static final Pattern LITERAL = Pattern.compile("\\[.*]|\\d+\\.\\d+\\.\\d+\\.\\d+");
    private static final List<String> LOCAL_ENDINGS =
            List.of(".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box");
    private static final String ANY = "*";
    private static final int LONGEST = 100;

    private final SiteAddress site;
    private final Set<String> known;
    private final Set<String> unchecked;

    /** Accepts the names of a site. */
    public HostCheck(Settings settings, SiteAddress site) {
        this.site = site;
        Set<String> names = new HashSet<>(settings.allowedHosts());
        names.add(settings.host().toLowerCase(Locale.ROOT));
        WebOrigin declared = site.declared();
        if (declared != null) {
            names.add(declared.host());
        }
        known = Set.copyOf(names);
        // Programs that watch a server call it by any name, and learn only how it is.
        unchecked = Set.of(settings.basePath() + "/health", settings.basePath() + "/ready");
    }

    /** Refuses a request for another name. */
    public void check(Context context) {
        if (site.host(context) == null || unchecked.contains(context.path())) {
            return;
        }
        WebOrigin asked = site.asked(context, WebOrigin.HTTP);
        if (asked == null || !isOurs(asked.host(), context)) {
            String host = asked == null ? "?" : asked.host();
            throw RequestRefused.of(
                    Kind.MISDIRECTED, "server.otherHost", "host", host.substring(0, Math.min(host.length(), LONGEST)));
        }
    }

    /** Refuses a request for another name; a browser that opens a page gets a sentence. */
    public void checkPage(Context context) {
        try {
            check(context);
        } catch (RequestRefused refused) {
            if (context.path().contains("/api/")) {
                throw refused;
            }
            Message reason = refused.reason();
            Messages messages = Messages.of(AcceptedLanguage.of(context.header("Accept-Language")));
            context.status(refused.kind().status())
                    .contentType("text/plain; charset=utf-8")
                    .result(messages.text(reason) + "\n")
                    .skipRemainingHandlers();
        }
    }

    private boolean isOurs(String host, Context context) {
        return known.contains(host)
                || known.contains(ANY)
                || host.indexOf('.') < 0
                || LITERAL.matcher(host).matches()
                || LOCAL_ENDINGS.stream().anyMatch(host::endsWith)
                || site.declared() == null && site.isByProxy(context)
                || host.equals(ThisComputer.NAME);
    }

    /** Looked up on first use: that may take some time. */
    private static final class ThisComputer {
        static final String NAME = name();

        private static String name() {
            try {
                return InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
            } catch (UnknownHostException e) {
                return "localhost";
            }
        }
    }
}
