package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.OneServer;
import hidalgo.server.Player;
import hidalgo.server.RawConnection;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.zip.Inflater;
import java.util.zip.InflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sockets are compressed, and keep no dictionary for each: that would be most of a server's memory. */
class CompressedSocketsTest extends OneServer {
    private String answer(String table, String offer) throws IOException {
        String request = "GET /api/tables/" + table + "/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + offer + "\r\n";
        try (SocketChannel channel = RawConnection.send(server().address(), request)) {
            StringBuilder head = new StringBuilder();
            InputStream in = channel.socket().getInputStream();
            while (head.indexOf("\r\n\r\n") < 0) {
                head.append(new String(new byte[] {(byte) in.read()}, StandardCharsets.US_ASCII));
            }
            return head.toString();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "permessage-deflate",
                "permessage-deflate; client_max_window_bits",
                "permessage-deflate; server_no_context_takeover",
                "x-other, permessage-deflate; client_max_window_bits"
            })
    void theirCompressionForgets(String offer) throws IOException {
        String id = server().guest("Ana").create(NewTables.caballero().me().me().started());
        assertThat(answer(id, "Sec-WebSocket-Extensions: " + offer + "\r\n"))
                .startsWith("HTTP/1.1 101 ")
                .containsPattern("(?i)Sec-WebSocket-Extensions: permessage-deflate")
                .containsOnlyOnce("server_no_context_takeover")
                .containsOnlyOnce("client_no_context_takeover");
        assertThat(answer(id, "")).startsWith("HTTP/1.1 101 ").doesNotContain("permessage-deflate");
    }

    /** Every message is read by itself: none of them needs what was sent before. */
    @Test
    void everyMessageCanBeReadByItself() throws IOException {
        Client ana = server().guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        String request = "GET /api/tables/" + id + "/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                + "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n";
        try (SocketChannel channel = RawConnection.send(server().address(), request)) {
            DataInputStream in = new DataInputStream(channel.socket().getInputStream());
            StringBuilder head = new StringBuilder();
            while (head.indexOf("\r\n\r\n") < 0) {
                head.append((char) in.readUnsignedByte());
            }
            assertThat(message(in)).startsWith("{\"type\":\"table\"").contains("\"version\":0");
            for (int version = 1; version <= 5; version++) {
                new Player(id, version, ana).play(1);
                String seen = message(in);
                while (!seen.contains("\"version\":" + version + ",")) {
                    seen = message(in);
                }
                assertThat(seen).startsWith("{\"type\":\"table\"").endsWith("}");
            }
        }
    }

    private static String message(DataInputStream in) throws IOException {
        assertThat(in.readUnsignedByte())
                .as("a whole message of text, compressed")
                .isEqualTo(0xc1);
        int length = in.readUnsignedByte();
        byte[] bytes = in.readNBytes(length == 126 ? in.readUnsignedShort() : length);
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (InflaterOutputStream plain = new InflaterOutputStream(text, new Inflater(true))) {
            plain.write(bytes);
            plain.write(new byte[] {0, 0, -1, -1});
            plain.flush();
        }
        return text.toString(StandardCharsets.UTF_8);
    }
}
