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
 * A connection that sends a byte from time to time is never idle, so a client that never ends a request could hold it
 * forever. So within half a minute a connection must have sent a request, or two kilobytes of one, or taken as much of an
 * answer; Jetty itself ends connections that are silent for longer. Clients hardly send anything over sockets, and ping frames never reach the
 * code that counts messages: so incoming bytes are counted here.
 * One client could also open all connections that the server accepts. So a network gets a part of them, unless it may
 * belong to a proxy that forwards the requests of many.
 * When a server stops, Jetty gives idle connections a short time, and waits until all are closed. A connection that it
 * has accepted but not opened yet would keep its usual time, and delay the stop: browsers open connections in advance.
 */

/** Closes connections that send too slowly or are too many of one network, and sockets that send too much. */
final class ConnectionWatch implements Connection.Listener {
    /** How often {@link #sweep} is to be called. */
    static final Duration EVERY = Duration.ofSeconds(5);

    private static final long PATIENCE = Duration.ofSeconds(30).toNanos();
    private static final long LEAST_BYTES = 2048;
    private static final long MOST_FRAMES = 200;
    private static final long MOST_BYTES = 16 * 1024;

    /** The bytes that a connection had sent at a moment, and those of answers that it had taken. */
    private record Progress(Network network, long messages, long bytes, long taken, long at) {}

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
        return new Progress(
                network,
                connection.getMessagesIn(),
                connection.getBytesIn(),
                connection.getBytesOut(),
                nanos.getAsLong());
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
        long taken = now.taken() - before.taken();
        if (messages > 0 || bytes >= LEAST_BYTES || taken >= LEAST_BYTES) {
            return now;
        }
        if (now.at() - before.at() > PATIENCE) {
            connection.getEndPoint().close();
        }
        return before;
    }
}
