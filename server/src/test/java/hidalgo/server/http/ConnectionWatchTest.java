package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.junit.jupiter.api.Test;

/** A client that sends a byte now and then does not hold a connection forever, and none holds all of them. */
class ConnectionWatchTest {
    private final AtomicLong nanos = new AtomicLong();
    private final AtomicLong requests = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicLong closed = new AtomicLong();
    private final AtomicLong idle = new AtomicLong();
    private final ConnectionWatch watch =
            new ConnectionWatch(nanos::get, address -> address.equals("10.0.0.1") ? 5 : 2);

    private final EndPoint end = (EndPoint) Proxy.newProxyInstance(
            getClass().getClassLoader(), new Class<?>[] {EndPoint.class}, (proxy, method, arguments) -> {
                closed.addAndGet(method.getName().equals("close") ? 1 : 0);
                if (method.getName().equals("setIdleTimeout")) {
                    idle.set((Long) arguments[0]);
                }
                return null;
            });

    private final AtomicLong taken = new AtomicLong();
    private final Connection connection = connectionTo(end);

    private Connection connectionTo(EndPoint point) {
        return (Connection) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Connection.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "getMessagesIn" -> requests.get();
                    case "getBytesIn" -> bytes.get();
                    case "getBytesOut" -> taken.get();
                    case "getEndPoint" -> point;
                    case "hashCode" -> System.identityHashCode(proxy);
                    case "equals" -> System.identityHashCode(proxy) == System.identityHashCode(arguments[0]);
                    default -> null;
                });
    }

    /** Opens a connection from an address; once it is closed, no one can tell where it came from. */
    private Connection openFrom(String address) {
        AtomicBoolean isClosed = new AtomicBoolean();
        EndPoint point = (EndPoint) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {EndPoint.class}, (proxy, method, arguments) -> {
                    switch (method.getName()) {
                        case "close" -> {
                            isClosed.set(true);
                            closed.incrementAndGet();
                        }
                        case "getRemoteSocketAddress" -> {
                            return isClosed.get() ? null : new InetSocketAddress(address, 4711);
                        }
                        default -> {}
                    }
                    return null;
                });
        Connection opened = connectionTo(point);
        watch.onOpened(opened);
        if (isClosed.get()) {
            watch.onClosed(opened);
        }
        return opened;
    }

    private void pass(int seconds) {
        nanos.addAndGet(Duration.ofSeconds(seconds).toNanos());
        watch.sweep();
    }

    @Test
    void aByteEveryTwelveSecondsIsTooLittle() {
        watch.onOpened(connection);
        for (int i = 0; i < 3; i++) {
            pass(12);
            bytes.incrementAndGet();
        }
        assertThat(closed.get()).isEqualTo(1);
    }

    /** A phone may need minutes for what it was sent. */
    @Test
    void anAnswerThatIsReadSlowlyKeepsItOpen() {
        watch.onOpened(connection);
        for (int i = 0; i < 10; i++) {
            pass(20);
            taken.addAndGet(3000);
        }
        assertThat(closed.get()).isZero();
        for (int i = 0; i < 3; i++) {
            pass(20);
        }
        assertThat(closed.get()).isEqualTo(1);
    }

    @Test
    void requestsOrALargeOneKeepItOpen() {
        watch.onOpened(connection);
        for (int i = 0; i < 10; i++) {
            pass(20);
            requests.incrementAndGet();
            pass(20);
            bytes.addAndGet(3000);
        }
        assertThat(closed.get()).isZero();
    }

    @Test
    void whatIsClosedIsForgotten() {
        watch.onOpened(connection);
        watch.onClosed(connection);
        pass(100);
        assertThat(closed.get()).isZero();
    }

    @Test
    void whatIsOpenedWhileTheServerStopsMayNotBeIdleForLong() {
        watch.onOpened(connection);
        assertThat(idle.get()).as("Jetty's own time").isZero();
        watch.hurry(Duration.ofMillis(100));
        watch.onOpened(connection);
        assertThat(idle.get()).isEqualTo(100);
    }

    @Test
    void ofOneNetworkOnlySomeAreOpenAtOnce() {
        Connection first = openFrom("203.0.113.7");
        openFrom("203.0.113.7");
        assertThat(closed.get()).isZero();
        openFrom("203.0.113.7");
        openFrom("203.0.113.7");
        assertThat(closed.get()).isEqualTo(2);
        openFrom("203.0.113.8");
        assertThat(closed.get()).isEqualTo(2);
        first.getEndPoint().close();
        watch.onClosed(first);
        closed.set(0);
        openFrom("203.0.113.7");
        assertThat(closed.get()).isZero();
        openFrom("203.0.113.7");
        assertThat(closed.get()).isEqualTo(1);
    }

    @Test
    void addressesOfOneProviderAreOneNetwork() {
        openFrom("2001:db8:1:1::1");
        openFrom("2001:db8:1:2::1");
        openFrom("2001:db8:1:3::1");
        assertThat(closed.get()).isEqualTo(1);
        openFrom("2001:db8:2:1::1");
        assertThat(closed.get()).isEqualTo(1);
    }

    @Test
    void aProxyMayHaveMore() {
        for (int i = 0; i < 5; i++) {
            openFrom("10.0.0.1");
        }
        assertThat(closed.get()).isZero();
        openFrom("10.0.0.1");
        assertThat(closed.get()).isEqualTo(1);
    }
}
