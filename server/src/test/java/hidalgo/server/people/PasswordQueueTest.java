package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Eventually;
import hidalgo.tables.RequestRefused;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** One network, or one device of it, makes others wait for no more than a turn. */
class PasswordQueueTest {
    private final PasswordQueue queue = new PasswordQueue(1);
    private final Semaphore go = new Semaphore(0);
    private final AtomicInteger begun = new AtomicInteger();
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> threads = new ArrayList<>();

    private record From(String network, @Nullable String device) implements Asker {}

    /** A password that takes until the test lets it go; the next one comes only when this one waits or is being hashed. */
    private void ask(String network, @Nullable String device) {
        int before = begun.get();
        Thread thread = Thread.ofVirtual()
                .start(() -> ScopedValue.where(Asker.CURRENT, new From(network, device))
                        .run(() -> {
                            begun.incrementAndGet();
                            try {
                                queue.inTurn(() -> {
                                    go.acquireUninterruptibly();
                                    return order.add(network + " " + device);
                                });
                            } catch (RequestRefused e) {
                                order.add("refused " + network + " " + device);
                            }
                        }));
        threads.add(thread);
        Eventually.holds(
                () -> begun.get() > before
                        && (thread.getState() == Thread.State.WAITING || thread.getState() == Thread.State.TERMINATED),
                "a password that waits");
    }

    private List<String> hashed() throws InterruptedException {
        go.release(1000);
        for (Thread thread : threads) {
            thread.join();
        }
        return order;
    }

    @Test
    void networksTakeTurns() throws InterruptedException {
        for (int i = 0; i < 40; i++) {
            ask("attacker", "account " + i);
        }
        ask("home", null);
        ask("home", "account");
        assertThat(hashed().indexOf("home null")).isLessThanOrEqualTo(2);
        assertThat(order.indexOf("home account")).isLessThanOrEqualTo(4);
        assertThat(order).hasSize(42);
    }

    @Test
    void devicesOfANetworkTakeTurns() throws InterruptedException {
        for (int i = 0; i < 40; i++) {
            ask("office", null);
        }
        ask("office", "account");
        assertThat(hashed().indexOf("office account")).isLessThanOrEqualTo(2);
    }

    @Test
    void onlySomeOfOneDeviceWait() throws InterruptedException {
        for (int i = 0; i < PasswordQueue.MOST_WAITING + 1; i++) {
            ask("attacker", "account");
        }
        assertThat(order).isEmpty();
        ask("attacker", "account");
        assertThat(order).containsExactly("refused attacker account");
        ask("attacker", "another account");
        ask("home", null);
        assertThat(hashed()).hasSize(PasswordQueue.MOST_WAITING + 4);
    }

    @Test
    void afterAllHaveBeenHashedTheNextNeedNotWait() throws InterruptedException {
        ask("home", null);
        ask("home", null);
        assertThat(hashed()).hasSize(2);
        ask("home", null);
        assertThat(hashed()).hasSize(3);
    }
}
