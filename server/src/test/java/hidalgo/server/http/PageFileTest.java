package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.TestServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of the pages are compressed for those who take it. */
class PageFileTest {
    @Test
    void whoTakesGzipGetsItAndOthersTheFileItself(@TempDir Path folder) throws Exception {
        byte[] file;
        try (InputStream king = getClass().getResourceAsStream("/hidalgo/web/king.txt")) {
            file = king.readAllBytes();
        }
        try (TestServer server = TestServer.in(folder)) {
            for (String taken : new String[] {"gzip, deflate, br, zstd", "br;q=1.0, gzip;q=0.5"}) {
                HttpResponse<byte[]> packed = ask(server, taken);
                assertThat(packed.headers().firstValue("Content-Encoding")).hasValue("gzip");
                assertThat(packed.headers().firstValue("Vary").orElse("")).contains("Accept-Encoding");
                assertThat(packed.body().length).isLessThan(file.length / 4);
                assertThat(unpack(packed.body())).isEqualTo(file);
            }
            for (String taken : new String[] {"identity", "gzip;q=0", "br, gzip; q=0.0, identity"}) {
                HttpResponse<byte[]> plain = ask(server, taken);
                assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
                assertThat(plain.headers().firstValue("Vary").orElse("")).contains("Accept-Encoding");
                assertThat(plain.body()).isEqualTo(file);
            }
        }
    }

    private static HttpResponse<byte[]> ask(TestServer server, String taken) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(server.address().resolve("/king.txt"))
                    .header("Accept-Encoding", taken)
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
        }
    }

    private static byte[] unpack(byte[] packed) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return in.readAllBytes();
        }
    }
}
