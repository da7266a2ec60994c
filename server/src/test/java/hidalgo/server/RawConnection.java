package hidalgo.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/** Connections of clients that keep to no rules. */
public final class RawConnection {
    private static final int SMALL_BUFFER = 4096;

    private RawConnection() {}

    /** A connection on which a text was sent, and nothing read. */
    public static SocketChannel send(URI server, String text) throws IOException {
        SocketChannel channel = SocketChannel.open();
        channel.setOption(StandardSocketOptions.SO_RCVBUF, SMALL_BUFFER);
        channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.getPort()));
        channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
        return channel;
    }

    /** A socket at a table that is never read. */
    public static SocketChannel socket(URI server, String table) throws IOException {
        return send(
                server,
                "GET /api/tables/" + table + "/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    }

    /** Whether the server closes the connection. */
    public static boolean readsToTheEnd(SocketChannel channel) throws IOException {
        InputStream in = channel.socket().getInputStream();
        try {
            while (in.read() >= 0) {
                // The data sent before.
            }
            return true;
        } catch (SocketException e) {
            return true;
        } catch (SocketTimeoutException e) {
            return false;
        }
    }
}
