package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Message;
import hidalgo.server.Eventually;
import hidalgo.tables.protocol.WebhookForm;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** A slow receiver keeps only its own person waiting, and all of them together leave the server room. */
class WebhooksAtOnceTest {
    private final CountDownLatch end = new CountDownLatch(1);
    private final List<String> running = new CopyOnWriteArrayList<>();
    private final List<String> answers = new CopyOnWriteArrayList<>();

    private final Messenger messenger = new Messenger(
            new NoChannels(),
            new PushSender(new byte[] {1}, Clock.systemUTC()),
            person -> "",
            () -> "http://localhost/",
            (to, _, _) -> post(to),
            null,
            Clock.systemUTC());

    private int post(URI to) {
        running.add(to.getHost());
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 204;
    }

    private void send(String person) {
        String address = "https://" + person + ".example/";
        Channel channel =
                new Channel(Channel.WEBHOOK, person, WebhookForm.PLAIN, "", address, "secret", "", null, 0, 0, 0, "");
        Messenger.Letter letter = new Messenger.Letter(Map.of(), "", Message.of("server.notice.test"), "");
        Thread.ofVirtual().start(() -> answers.add(String.valueOf(messenger.send(channel, letter))));
    }

    @Test
    void onePersonHasTwoCallsAtOnce() {
        for (int i = 0; i < 6; i++) {
            send("slow");
        }
        Eventually.holds(() -> answers.size() == 4, "four that are not sent now");
        send("ana");
        Eventually.holds(() -> running.contains("ana.example"), "another person's call");
        assertThat(running.stream().filter("slow.example"::equals)).hasSize(2);
        assertThat(answers).containsOnly("null");
        end.countDown();
        Eventually.holds(() -> answers.size() == 7, "answers to all");
    }

    @Test
    void aCallThatEndsMakesRoomForAnother() {
        for (int i = 0; i < 64; i++) {
            send("person" + i / 2);
        }
        Eventually.holds(() -> running.size() == 64, "as many calls as may be under way");
        send("ana");
        Eventually.holds(() -> answers.contains("null"), "one that is not sent now");
        end.countDown();
        Eventually.holds(() -> answers.size() == 65, "answers to all");
        send("ana");
        Eventually.holds(() -> running.contains("ana.example"), "a call once the others have ended");
    }

    private static final class NoChannels implements ChannelRepository {
        @Override
        public List<Channel> of(String person) {
            return List.of();
        }

        @Override
        public void put(Channel channel) {}

        @Override
        public int countTry(String person, String id) {
            return 1;
        }

        @Override
        public boolean endMail(String secret) {
            return false;
        }

        @Override
        public void note(Channel channel, String problem, long now) {}

        @Override
        public boolean delete(String person, String id) {
            return false;
        }
    }
}
