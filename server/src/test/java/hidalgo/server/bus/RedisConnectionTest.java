package hidalgo.server.bus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RedisConnectionTest {
    /** Anyone with access to the channel can publish texts of up to 512 MB. */
    @Test
    void aTextThatIsTooLongIsLeftOut() throws IOException {
        int length = 4 * Transport.LONGEST + 1;
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Socket socket = new Socket(server.getInetAddress(), server.getLocalPort());
                Socket redis = server.accept();
                RedisConnection connection = new RedisConnection(socket)) {
            OutputStream out = redis.getOutputStream();
            for (String text : new String[] {"x".repeat(length), "x".repeat(Transport.LONGEST)}) {
                out.write(("*2\r\n$1\r\nc\r\n$" + text.length() + "\r\n" + text + "\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
            }
            assertThat(connection.readList()).containsExactly("c", "");
            assertThat(connection.readList()).containsExactly("c", "x".repeat(Transport.LONGEST));
        }
    }
}
