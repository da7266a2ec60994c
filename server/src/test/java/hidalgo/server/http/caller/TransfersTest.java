package hidalgo.server.http.caller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.server.base.Network;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Slow clients can't fill the memory with bodies and answers. */
class TransfersTest {
    private static final Network ONE = Network.of("198.51.100.7");
    private static final Network OTHER = Network.of("203.0.113.5");

    private final Transfers transfers = new Transfers(1000, true);

    /** A request that only has attributes. */
    private static HttpServletRequest request() {
        Map<Object, @Nullable Object> attributes = new HashMap<>();
        return (HttpServletRequest) Proxy.newProxyInstance(
                TransfersTest.class.getClassLoader(),
                new Class<?>[] {HttpServletRequest.class},
                (self, method, arguments) -> switch (method.getName()) {
                    case "getAttribute" -> attributes.get(arguments[0]);
                    case "setAttribute" -> attributes.put(arguments[0], arguments[1]);
                    case "removeAttribute" -> attributes.remove(arguments[0]);
                    default -> throw new UnsupportedOperationException(method.getName());
                });
    }

    @Test
    void oneNetworkLeavesRoomForOthers() {
        transfers.hold(request(), ONE, false, 200);
        assertThat(kindOfRefusal(ONE, false, 51)).isEqualTo(Kind.TOO_OFTEN);
        transfers.hold(request(), OTHER, false, 250);
        // A network of many people.
        transfers.hold(request(), Network.of("127.0.0.1"), true, 500);
        assertThat(kindOfRefusal(Network.of("192.0.2.1"), false, 51)).isEqualTo(Kind.BUSY);
        transfers.hold(request(), ONE, false, 50);
        assertThat(transfers.bytes()).isEqualTo(1000);
    }

    private Kind kindOfRefusal(Network network, boolean mayHoldMany, long bytes) {
        RequestRefused[] refused = new RequestRefused[1];
        assertThatThrownBy(() -> transfers.hold(request(), network, mayHoldMany, bytes))
                .isInstanceOfSatisfying(RequestRefused.class, e -> refused[0] = e);
        return refused[0].kind();
    }

    @Test
    void manyNetworksOfOneProviderAreOne() {
        transfers.hold(request(), Network.of("2001:db8:1:1::1"), false, 200);
        assertThat(kindOfRefusal(Network.of("2001:db8:1:2::1"), false, 200)).isEqualTo(Kind.TOO_OFTEN);
    }

    @Test
    void whatARequestHeldIsFreeWhenItHasEnded() throws IOException, ServletException {
        HttpServletRequest request = request();
        transfers.doFilter(request, null, (same, response) -> {
            transfers.hold(request, ONE, false, 100);
            transfers.hold(request, ONE, false, 150);
            assertThat(transfers.bytes()).isEqualTo(250);
        });
        assertThat(transfers.bytes()).isZero();
        assertThatThrownBy(() -> transfers.doFilter(request, null, (same, response) -> {
                    transfers.hold(request, ONE, false, 250);
                    throw new IOException("the client is gone");
                }))
                .isInstanceOf(IOException.class);
        assertThat(transfers.bytes()).isZero();
        transfers.hold(request(), ONE, false, 250);
    }
}
