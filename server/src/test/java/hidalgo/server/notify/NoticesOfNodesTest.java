package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.Postgres;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Several nodes look for what is due; each notice is sent, and each late table changed, by one of them. */
@Tag("slow")
class NoticesOfNodesTest extends NoticeReceiver {
    private static final int DAY = 86_400;

    @Test
    void twoNodesTellATurnOnce() {
        String url = Postgres.database();
        try (TestServer one = TestServer.start(settings(url, "one"), clock);
                TestServer two = TestServer.start(settings(url, "two"), clock)) {
            two.awaitReady();
            Client ana = account(one, "Ana");
            hook(url, ana, "plain");
            Client ben = one.guest("Ben");
            for (int i = 0; i < 5; i++) {
                game(ana.at(two.address()), ben, slow());
            }
            Eventually.holds(
                    () -> Stored.column(url, "SELECT person FROM notices").size() == 5, "five notices");
            clock.pass(SOON);
            Eventually.holds(() -> told() == 5, "all five games");
            clock.pass(SOON);
            assertNothingMore(calls.size(), url);
            assertThat(told()).isEqualTo(5);
        }
    }

    /** The reminders and the late tables of two nodes, which are both stopped before anything is due. */
    @Test
    void aReminderIsSentOnceAndABotTakesOverOnceAlsoAfterARestart() {
        String url = Postgres.database();
        List<String> ids = new ArrayList<>();
        Client ana;
        try (TestServer one = TestServer.start(settings(url, "one"), clock)) {
            ana = account(one, "Ana");
            hook(url, ana, "plain");
            Client ben = one.guest("Ben");
            for (int i = 0; i < 3; i++) {
                ids.add(game(ana, ben, slow().clock("bank", DAY, 0, DAY).end(i == 0 ? "loss" : "bot")));
            }
            Eventually.holds(() -> count(url, "notices WHERE event = 'time'") == 3, "three reminders");
        }
        clock.pass(Duration.ofDays(3));
        try (TestServer one = TestServer.start(settings(url, "one"), clock);
                TestServer two = TestServer.start(settings(url, "two"), clock)) {
            one.awaitReady();
            two.awaitReady();
            clock.pass(SOON);
            Eventually.holds(() -> told() == 3, "the turns");
            // The time without a server does not count, so some hours are left.
            clock.pass(Duration.ofHours(20));
            assertNothingMore(calls.size(), url);
            assertThat(told()).isEqualTo(3);
            clock.pass(Duration.ofHours(2));
            Eventually.holds(() -> told() == 6, "the reminders");
            clock.pass(Duration.ofHours(3));
            Eventually.holds(() -> count(url, "events WHERE kind = 'takenover'") == 3, "a bot at each table");
            Client here = ana.at(one.address());
            Client there = ana.at(two.address());
            for (String id : ids) {
                Eventually.holds(
                        () -> seat(here, id).equals("bot") && seat(there, id).equals("bot"), "a bot's seat");
            }
            awaitStored(url, "over");
            clock.pass(SOON);
            Eventually.holds(() -> told() == 7, "the end of the lost game");
            clock.pass(Duration.ofHours(1));
            assertNothingMore(calls.size(), url);
            assertThat(told()).isEqualTo(7);
            assertThat(count(url, "events WHERE kind = 'takenover'")).isEqualTo(3);
            assertThat(count(url, "events WHERE kind = 'ended'")).isEqualTo(1);
        }
    }

    private static String seat(Client who, String id) {
        return who.table(id).at("/seats/0/kind").asText();
    }

    private static int count(String url, String rows) {
        return Integer.parseInt(
                Stored.column(url, "SELECT count(*) FROM " + rows).getFirst());
    }
}
