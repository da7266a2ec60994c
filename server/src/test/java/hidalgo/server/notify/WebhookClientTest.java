package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import hidalgo.server.base.AddressRange;
import hidalgo.server.base.PublicAddresses;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A call goes to the address that was looked at, and nowhere else. */
class WebhookClientTest {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final List<String> asked = new ArrayList<>();
    private HttpServer server;

    @BeforeEach
    void listen() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            heard.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " "
                    + exchange.getRequestHeaders().getFirst("Host") + " " + body);
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private URI hook() {
        return URI.create("http://hook.example:" + server.getAddress().getPort() + "/turn?of=me");
    }

    private static int post(WebhookClient webhooks, URI to, String body) throws IOException {
        return webhooks.post(to, Map.of(), body.getBytes(StandardCharsets.UTF_8));
    }

    /** A directory that returns another address for every lookup. */
    private WebhookClient.Directory turning(String... addresses) {
        return host -> {
            asked.add(host);
            return new InetAddress[] {InetAddress.ofLiteral(addresses[(asked.size() - 1) % addresses.length])};
        };
    }

    @Test
    void aNameIsLookedUpOnceAndStaysInTheRequest() throws IOException {
        WebhookClient webhooks = new WebhookClient(turning("127.0.0.1", "192.0.2.1"), AddressRange.ALL, PATIENCE);
        assertThat(post(webhooks, hook(), "{\"seat\": 1, \"name\": \"Íñigo\"}")).isEqualTo(204);
        assertThat(asked).containsExactly("hook.example");
        assertThat(heard)
                .containsExactly("POST /turn?of=me hook.example:"
                        + server.getAddress().getPort() + " {\"seat\": 1, \"name\": \"Íñigo\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "10.1.2.3",
                "192.168.0.7",
                "169.254.169.254",
                "100.64.0.1",
                "0.0.0.0",
                "::1",
                "fe80::1",
                "fd00::1",
                "::ffff:127.0.0.1",
                "224.0.0.1",
                "192.0.2.1",
                "198.51.100.7",
                "203.0.113.9",
                "198.18.0.1",
                "192.0.0.8",
                "240.0.0.1",
                "255.255.255.255",
                "2001:db8::1",
                "2001:0:1::1",
                "64:ff9b::7f00:1",
                "64:ff9b::a01:203",
                "2002:7f00:1::",
                "2002:c0a8:1::1",
                "fec0::1",
                "::7f00:1",
                "ff02::1"
            })
    void anAddressInsideIsNotCalled(String inside) {
        WebhookClient webhooks = new WebhookClient(turning(inside), List.of(), PATIENCE);
        assertThatThrownBy(() -> post(webhooks, hook(), "{}"))
                .isInstanceOf(UnknownHostException.class)
                .hasMessageContaining("not public");
        assertThat(heard).isEmpty();
    }

    @Test
    void onlyTheNamedInnerNetworksAreCalled() throws IOException {
        List<AddressRange> inner = List.of(AddressRange.of("127.0.0.0/30"));
        assertThat(post(new WebhookClient(turning("127.0.0.1"), inner, PATIENCE), hook(), "{}"))
                .isEqualTo(204);
        asked.clear();
        WebhookClient other = new WebhookClient(turning("127.0.0.5"), inner, PATIENCE);
        assertThatThrownBy(() -> post(other, hook(), "{}")).hasMessageContaining("not public");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450::1", "64:ff9b::101:101"})
    void aPublicAddressIs(String outside) throws IOException {
        assertThat(PublicAddresses.holds(InetAddress.ofLiteral(outside))).isTrue();
    }

    /** A call to any address of this machine is a call to itself. */
    @Test
    void anAddressOfTheServerItselfIsNot() throws IOException {
        for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            assertThat(Collections.list(card.getInetAddresses())).noneMatch(PublicAddresses::holds);
        }
    }

    @Test
    void aNameThatLeadsInsideAmongOthersIsNotCalled() throws IOException {
        InetAddress[] both = {InetAddress.ofLiteral("192.0.2.1"), InetAddress.ofLiteral("127.0.0.1")};
        WebhookClient webhooks = new WebhookClient(host -> both, List.of(), PATIENCE);
        assertThatThrownBy(() -> post(webhooks, hook(), "{}")).isInstanceOf(UnknownHostException.class);
    }

    /** A name server may take as long as it likes; nothing else would end this. */
    @Test
    @Timeout(60)
    void aNameThatIsLookedUpForTooLongIsLeft() {
        CountDownLatch end = new CountDownLatch(1);
        WebhookClient webhooks = new WebhookClient(
                host -> {
                    try {
                        end.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    return new InetAddress[] {InetAddress.getLoopbackAddress()};
                },
                AddressRange.ALL,
                Duration.ofMillis(50));
        assertThatThrownBy(() -> post(webhooks, hook(), "{}"))
                .isInstanceOf(UnknownHostException.class)
                .hasMessageContaining("in time");
        end.countDown();
        assertThat(heard).isEmpty();
    }

    @Test
    void whatAnswersWithoutEndIsLeft() throws IOException {
        try (ServerSocket drip = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread dripping = Thread.ofVirtual().start(() -> {
                try (Socket caller = drip.accept()) {
                    while (!Thread.currentThread().isInterrupted()) {
                        caller.getOutputStream().write('x');
                        caller.getOutputStream().flush();
                        Thread.sleep(200);
                    }
                } catch (IOException | InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            WebhookClient webhooks = new WebhookClient(turning("127.0.0.1"), AddressRange.ALL, Duration.ofMillis(500));
            URI hook = URI.create("http://hook.example:" + drip.getLocalPort() + "/");
            assertThatThrownBy(() -> post(webhooks, hook, "{}")).isInstanceOf(SocketException.class);
            dripping.interrupt();
        }
    }
}
