package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.junit.jupiter.api.Test;

/** Whoever sends a byte now and then does not hold a connection forever. */
class ConnectionWatchTest {
    private final AtomicLong nanos = new AtomicLong();
    private final AtomicLong requests = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicLong closed = new AtomicLong();
    private final AtomicLong idle = new AtomicLong();
    private final ConnectionWatch watch = new ConnectionWatch(nanos::get);

    private final EndPoint end = (EndPoint) Proxy.newProxyInstance(
            getClass().getClassLoader(), new Class<?>[] {EndPoint.class}, (proxy, method, arguments) -> {
                closed.addAndGet(method.getName().equals("close") ? 1 : 0);
                if (method.getName().equals("setIdleTimeout")) {
                    idle.set((Long) arguments[0]);
                }
                return null;
            });

    private final Connection connection = (Connection) Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> switch (method.getName()) {
                case "getMessagesIn" -> requests.get();
                case "getBytesIn" -> bytes.get();
                case "getEndPoint" -> end;
                case "hashCode" -> 1;
                case "equals" -> true;
                default -> null;
            });

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
}
