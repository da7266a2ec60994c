package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Eventually;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** A slow receiver keeps only its own person waiting. */
class WebhooksOfOnePersonTest {
    private final CountDownLatch end = new CountDownLatch(1);
    private final List<String> running = new CopyOnWriteArrayList<>();
    private final List<String> tried = new CopyOnWriteArrayList<>();

    private final Webhooks webhooks = new Webhooks(
            new Hooks(), this::language, () -> "http://localhost/", (to, _, _) -> post(to), Clock.systemUTC());

    /** The language of a call, which is asked for right before the call. */
    private String language(String person) {
        tried.add(person);
        return "";
    }

    private int post(URI to) {
        running.add(to.getHost());
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 204;
    }

    @Test
    void onePersonHasTwoCallsAtOnce() {
        for (int i = 0; i < 6; i++) {
            webhooks.set("slow", "https://slow.example/");
        }
        Eventually.holds(() -> tried.size() == 6, "six tries");
        webhooks.set("ana", "https://ana.example/");
        Eventually.holds(() -> running.contains("ana.example"), "another person's call");
        Eventually.holds(() -> running.size() >= 3, "two calls of the slow person");
        assertThat(running.stream().filter("slow.example"::equals)).hasSize(2);
        end.countDown();
    }

    private static final class Hooks implements WebhookRepository {
        private final Map<String, Webhook> hooks = new ConcurrentHashMap<>();

        @Override
        public Optional<Webhook> of(String person) {
            return Optional.ofNullable(hooks.get(person));
        }

        @Override
        public void put(Webhook webhook) {
            hooks.put(webhook.person(), webhook);
        }

        @Override
        public int countTry(String person) {
            return 1;
        }

        @Override
        public void delete(String person) {
            hooks.remove(person);
        }
    }
}
