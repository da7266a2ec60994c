package hidalgo.server.http.caller;

import hidalgo.server.base.Network;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import java.io.IOException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;

/*
 * A client that sends a body or reads an answer slowly keeps both in memory for minutes, and can send many requests at
 * once. So the memory of all requests is bounded, and that of each network, so that one client leaves room for others.
 */

/** Bounds the memory that the bodies and answers of requests under way take. */
public final class Transfers implements Filter {
    /** They take at most this part of the heap. */
    private static final int SHARE = 8;

    private static final int SHARE_OF_NETWORK = 4;

    private static final String ATTRIBUTE = Transfers.class.getName();

    /** The memory of a request. */
    private record Held(String network, long bytes) {}

    private final Map<String, Long> perNetwork = new HashMap<>();
    private final long most;
    private final boolean limitsNetworks;
    private long total;

    /** A share of the heap, of which one network may have a part if networks are limited. */
    public Transfers(boolean limitsNetworks) {
        this(Runtime.getRuntime().maxMemory() / SHARE, limitsNetworks);
    }

    /** With a limit for everyone together, in bytes. */
    public Transfers(long most, boolean limitsNetworks) {
        this.most = most;
        this.limitsNetworks = limitsNetworks;
    }

    /** Counts everything that the handler sends. */
    public void addTo(ServletContextHandler handler) {
        FilterHolder holder = new FilterHolder(this);
        holder.setAsyncSupported(true);
        handler.addFilter(holder, "/*", EnumSet.of(DispatcherType.REQUEST));
    }

    /** Gives back what a request holds when its answer has been sent, or could not be. */
    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain next)
            throws IOException, ServletException {
        try {
            next.doFilter(request, response);
        } finally {
            if (request.getAttribute(ATTRIBUTE) instanceof Held held) {
                request.removeAttribute(ATTRIBUTE);
                add(held.network(), -held.bytes());
            }
        }
    }

    /** Reserves memory until a request ends; refuses the request if there is not enough. */
    public void hold(ServletRequest request, Network network, boolean mayHoldMany, long bytes) {
        String key = network.wider().key();
        long before = request.getAttribute(ATTRIBUTE) instanceof Held held ? held.bytes() : 0;
        take(key, mayHoldMany ? most : most / SHARE_OF_NETWORK, bytes);
        request.setAttribute(ATTRIBUTE, new Held(key, before + bytes));
    }

    private synchronized void take(String network, long mostOfNetwork, long bytes) {
        if (limitsNetworks && perNetwork.getOrDefault(network, 0L) + bytes > mostOfNetwork) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.tooOften");
        }
        if (total + bytes > most) {
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        }
        add(network, bytes);
    }

    private synchronized void add(String network, long bytes) {
        total += bytes;
        perNetwork.merge(network, bytes, (before, more) -> before + more == 0 ? null : before + more);
    }

    /** How much all requests under way hold. */
    public synchronized long bytes() {
        return total;
    }
}
