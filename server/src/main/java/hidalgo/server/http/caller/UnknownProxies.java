package hidalgo.server.http.caller;

import hidalgo.server.base.Network;
import hidalgo.server.base.Settings;
import io.javalin.http.Context;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * Behind a proxy that is not trusted, a server seems to work: but all people share the limits of one network, and it can't know
 * that browsers use HTTPS. Anyone may send such a header, so only peers count that are not on the public internet, as proxies are.
 */

/** Notices proxies that the server was not told to trust. */
public final class UnknownProxies {
    private static final Logger LOG = LoggerFactory.getLogger(UnknownProxies.class);

    private final Settings settings;
    private final AtomicLong ignored = new AtomicLong();

    /** Compares with the proxies that the settings trust. */
    public UnknownProxies(Settings settings) {
        this.settings = settings;
    }

    /** Looks at a request. */
    public void look(Context context) {
        if (context.header("X-Forwarded-For") != null
                && !settings.trustedProxies().includes(context.ip())
                && !Network.of(context.ip()).isPublic()
                && ignored.getAndIncrement() == 0) {
            LOG.warn(
                    "A proxy at {} forwards requests, but the server doesn't trust it: everyone behind it counts as one network, and"
                            + " cookies may not be marked as secure. Name it with --trust-proxy",
                    context.ip());
        }
    }

    /** How many requests such proxies have forwarded. */
    public long ignored() {
        return ignored.get();
    }
}
