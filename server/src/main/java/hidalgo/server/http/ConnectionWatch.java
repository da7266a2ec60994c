package hidalgo.server.http;

import hidalgo.server.base.Network;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import org.jspecify.annotations.Nullable;

/*
 * A connection that sends a byte now and then is never idle, and could be held forever by somebody who never ends a request.
 * So within half a minute a connection must have brought a request, or two kilobytes of one; a longer silence Jetty itself
 * ends. On a socket a client has hardly anything to say, and frames that only ask for an answer never reach the code that
 * counts messages: so what comes in is counted here.
 *
 * One client could also open all connections that the server accepts. So a network has a part of them, unless it may belong to a
 * proxy that passes on the requests of many.
 *
 * When a server stops, Jetty gives the connections that it has a short time to be idle, and waits until all are gone. One that it
 * has accepted but not opened yet would keep its usual time, and hold up the stop: browsers open connections in advance.
 */

/** Closes connections that send too slowly or are too many of one network, and sockets that send too much. */
final class ConnectionWatch implements Connection.Listener {
    /** How often {@link #sweep} is to be called. */
    static final Duration EVERY = Duration.ofSeconds(5);

    private static final long PATIENCE = Duration.ofSeconds(30).toNanos();
    private static final long LEAST_BYTES = 2048;
    private static final long MOST_FRAMES = 200;
    private static final long MOST_BYTES = 16 * 1024;

    /** What a connection had brought at a moment. */
    private record Progress(Network network, long messages, long bytes, long at) {}

    private final Map<Connection, Progress> connections = new ConcurrentHashMap<>();
    private final Map<Network, Integer> perNetwork = new ConcurrentHashMap<>();
    private final LongSupplier nanos;
    private final ToIntFunction<String> most;
    private volatile @Nullable Duration idleAtStop;

    /**
     * Watches connections.
     *
     * @param most how many connections the network of an address may have
     */
    ConnectionWatch(LongSupplier nanos, ToIntFunction<String> most) {
        this.nanos = nanos;
        this.most = most;
    }

    @Override
    public void onOpened(Connection connection) {
        String address = address(connection);
        Network network = Network.of(address).wider();
        connections.put(connection, progress(network, connection));
        if (perNetwork.merge(network, 1, Integer::sum) > most.applyAsInt(address)) {
            connection.getEndPoint().close();
        }
        Duration idle = idleAtStop;
        if (idle != null) {
            connection.getEndPoint().setIdleTimeout(idle.toMillis());
        }
    }

    /** The server stops: connections that are opened from now on may be idle for so long. */
    void hurry(Duration idle) {
        idleAtStop = idle;
    }

    @Override
    public void onClosed(Connection connection) {
        Progress known = connections.remove(connection);
        if (known != null) {
            perNetwork.compute(known.network(), (network, count) -> count == null || count <= 1 ? null : count - 1);
        }
    }

    private static String address(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? remote.getAddress().getHostAddress()
                : "";
    }

    private Progress progress(Network network, Connection connection) {
        return new Progress(network, connection.getMessagesIn(), connection.getBytesIn(), nanos.getAsLong());
    }

    /** Checks all connections. */
    void sweep() {
        connections.replaceAll(this::look);
    }

    private Progress look(Connection connection, Progress before) {
        Progress now = progress(before.network(), connection);
        long messages = now.messages() - before.messages();
        long bytes = now.bytes() - before.bytes();
        if (connection instanceof WebSocketConnection) {
            if (messages > MOST_FRAMES || bytes > MOST_BYTES) {
                connection.getEndPoint().close();
            }
            return now;
        }
        if (messages > 0 || bytes >= LEAST_BYTES) {
            return now;
        }
        if (now.at() - before.at() > PATIENCE) {
            connection.getEndPoint().close();
        }
        return before;
    }
}
