package hidalgo.server.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import org.jspecify.annotations.Nullable;

/*
 * A connection that sends a byte now and then is never idle, and could be held forever by somebody who never ends a request.
 * So within half a minute a connection must have brought a request, or two kilobytes of one; a longer silence Jetty itself
 * ends. On a socket a client has hardly anything to say, and frames that only ask for an answer never reach the code that
 * counts messages: so what comes in is counted here.
 *
 * When a server stops, Jetty gives the connections that it has a short time to be idle, and waits until all are gone. One that it
 * has accepted but not opened yet would keep its usual time, and hold up the stop: browsers open connections in advance.
 */

/** Closes connections that send too slowly, and sockets that send too much. */
final class ConnectionWatch implements Connection.Listener {
    /** How often {@link #sweep} is to be called. */
    static final Duration EVERY = Duration.ofSeconds(5);

    private static final long PATIENCE = Duration.ofSeconds(30).toNanos();
    private static final long LEAST_BYTES = 2048;
    private static final long MOST_FRAMES = 200;
    private static final long MOST_BYTES = 16 * 1024;

    /** What a connection had brought at a moment. */
    private record Progress(long messages, long bytes, long at) {}

    private final Map<Connection, Progress> connections = new ConcurrentHashMap<>();
    private final LongSupplier nanos;
    private volatile @Nullable Duration idleAtStop;

    ConnectionWatch(LongSupplier nanos) {
        this.nanos = nanos;
    }

    @Override
    public void onOpened(Connection connection) {
        connections.put(connection, progress(connection, nanos.getAsLong()));
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
        connections.remove(connection);
    }

    private static Progress progress(Connection connection, long now) {
        return new Progress(connection.getMessagesIn(), connection.getBytesIn(), now);
    }

    /** Looks at all connections. */
    void sweep() {
        connections.replaceAll(this::look);
    }

    private Progress look(Connection connection, Progress before) {
        Progress now = progress(connection, nanos.getAsLong());
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
