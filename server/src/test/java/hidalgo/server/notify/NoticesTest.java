package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.Keeping;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.rights.Right;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** People get one notice of each event while they are away, and none that is not true any more. */
@Tag("slow")
class NoticesTest extends NoticeReceiver {
    @ParameterizedTest
    @EnumSource
    void aTurnIsToldOnceAlsoAfterARestart(Keeping keeping) {
        String url = keeping.database(folder);
        Client ana;
        try (TestServer server = start(url)) {
            ana = account(server, "Ana");
            hook(url, ana, "plain");
            game(ana, server.guest("Ben"), slow());
            awaitStored(url, "turn");
            assertThat(calls).isEmpty();
        }
        clock.pass(SOON);
        try (TestServer server = start(url)) {
            server.awaitReady();
            Eventually.holds(() -> !calls.isEmpty(), "a call after the restart");
            assertThat(Reply.json(calls.getFirst()).get("content").asText())
                    .startsWith("Thursday: it is your turn (round 1)\n");
            clock.pass(SOON);
            assertNothingMore(1, url);
        }
    }

    /** A server that ends between the two would otherwise forget the notice. */
    @ParameterizedTest
    @EnumSource
    void aMoveIsStoredWithTheNoticeThatItLeadsToOrNotAtAll(Keeping keeping) {
        String url = keeping.database(folder);
        try (TestServer server = start(url)) {
            Client ana = account(server, "Ana");
            hook(url, ana, "plain");
            Client ben = server.guest("Ben");
            String id = game(ana, ben, slow());
            Player player = new Player(id, 1, ana, ben);
            while (Player.contains(ben.table(id).at("/play/obliged"), 0)) {
                player.playOne();
            }
            Stored.change(url, "ALTER TABLE notices RENAME TO hidden");
            Reply reply = move(ben, id);
            for (int i = 0; i < 50 && reply.status() == 200; i++) {
                reply = move(ben, id);
            }
            assertThat(reply.status()).isGreaterThanOrEqualTo(500);
            int version = ben.table(id).get("version").asInt();
            Stored.change(url, "ALTER TABLE hidden RENAME TO notices");
            move(ben, id).is(200);
            assertThat(ben.table(id).get("version").asInt()).isEqualTo(version + 1);
            assertThat(Stored.column(url, "SELECT moment FROM notices WHERE done = 0"))
                    .containsExactly(String.valueOf(version + 1));
        }
    }

    /** Makes the first legal move of Ben, who sits in the second seat. */
    private static Reply move(Client ben, String id) {
        JsonNode table = ben.table(id);
        int version = table.get("version").asInt();
        String first = table.at("/play/legal/0").asText();
        return ben.move(id, 1, version, "move " + version, first);
    }

    @Test
    void theGameOfALiveCupIsToldOnce() {
        String url = Keeping.SQLITE.database(folder);
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            Client ben = account(server, "Ben");
            hook(ana, "plain");
            String id = ana.post("/api/cups", Right.CUP.replaceFirst("[{]", "{\"most\": 2, "))
                    .is(201)
                    .json()
                    .get("id")
                    .asText();
            for (Client person : List.of(ana, ben)) {
                person.post("/api/cups/" + id + "/register", "{}").is(204);
            }
            awaitStored(url, "round");
            clock.pass(SOON);
            Eventually.holds(() -> !calls.isEmpty(), "a call");
            assertThat(Reply.json(calls.getFirst()).get("content").asText())
                    .startsWith("Autumn Cup 1A: your game has begun\n");
            clock.pass(SOON);
            assertNothingMore(1, url);
        }
    }

    @Test
    void aTurnThatIsOverIsNotTold() {
        String url = Keeping.SQLITE.database(folder);
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, "plain");
            Client ben = server.guest("Ben");
            String id = game(ana, ben, slow());
            awaitStored(url, "turn");
            Player player = new Player(id, 1, ana, ben);
            while (Player.contains(ana.table(id).at("/play/obliged"), 0)) {
                player.playOne();
            }
            clock.pass(SOON);
            assertNothingMore(0, url);
        }
    }

    @Test
    void nothingIsSentWhileTheTableIsOnScreen() {
        String url = Keeping.SQLITE.database(folder);
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, "plain");
            Client ben = server.guest("Ben");
            String id = game(ana, ben, slow());
            try (Socket socket = ana.open(id)) {
                socket.awaitVersion(0);
                awaitStored(url, "turn");
                clock.pass(SOON);
                assertNothingMore(0, url);
            }
            Eventually.holds(
                    () -> {
                        clock.pass(Duration.ofMinutes(1));
                        return calls.size() == 1;
                    },
                    "a call once the table is closed");
        }
    }

    @Test
    void aLiveGameIsNotTold() {
        String url = Keeping.SQLITE.database(folder);
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, "plain");
            Client ben = server.guest("Ben");
            game(ana, ben, slow().clock("live", 600, 10, 600));
            game(ana, ben, slow());
            awaitStored(url, "turn");
            assertThat(Stored.column(url, "SELECT person FROM notices")).hasSize(1);
        }
    }

    @Test
    void timeThatRunsShortIsToldAndAFinishedGameToo() {
        String url = Keeping.SQLITE.database(folder);
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, "plain");
            Client ben = server.guest("Ben");
            String id = game(ana, ben, slow().option("expanded", "false").clock("days", 86_400, 0, 0));
            awaitStored(url, "time");
            clock.pass(SOON);
            Eventually.holds(() -> calls.size() == 1, "the turn");
            clock.pass(Duration.ofHours(20));
            assertNothingMore(1, url);
            clock.pass(Duration.ofHours(2));
            Eventually.holds(() -> calls.size() == 2, "the time");
            assertThat(Reply.json(calls.getLast()).get("event").asText()).isEqualTo("time");
            new Player(id, 1, ana, ben).playToTheEnd();
            awaitStored(url, "over");
            clock.pass(SOON);
            Eventually.holds(() -> calls.size() == 3, "the end");
            assertThat(Reply.json(calls.getLast()).get("content").asText()).startsWith("Thursday: the game is over");
            ben.at(id, "chat", "{\"text\": \"well played, @ana!\"}").is(204);
            awaitStored(url, "mention");
            clock.pass(SOON);
            Eventually.holds(() -> calls.size() == 4, "the mention");
            ana.at(id, "chat", "{\"text\": \"thanks, says @Ana\"}").is(204);
            clock.pass(SOON);
            assertNothingMore(4, url);
        }
    }

    @Test
    void peopleChooseWhatTheyAreToldAndWhenNot() {
        String url = Keeping.SQLITE.database(folder);
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, "plain");
            Client ben = server.guest("Ben");
            prefer(ana, "notice.turn", "push");
            game(ana, ben, slow());
            prefer(ana, "notice.turn", "push webhook");
            int hour = clock.instant().atZone(ZoneOffset.UTC).getHour();
            prefer(ana, "notice.quiet", "%02d:00-%02d:00 UTC".formatted(hour, (hour + 2) % 24));
            game(ana, ben, slow());
            game(ana, ben, slow());
            Eventually.holds(
                    () -> Stored.column(url, "SELECT person FROM notices").size() == 2, "two notices");
            clock.pass(SOON);
            assertNothingMore(0, url);
            clock.pass(Duration.ofHours(2));
            Eventually.holds(() -> told() == 2, "both games");
            assertThat(calls).hasSize(1);
            assertThat(Reply.json(calls.getFirst()).get("content").asText()).startsWith("News from your games: 2");
        }
    }

    @Test
    void timeThatRunsShortIsReportedInQuietHoursIfThePersonWantsIt() {
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, "plain");
            int hour = clock.instant().atZone(ZoneOffset.UTC).getHour();
            prefer(ana, "notice.quiet", "%02d:00-%02d:00 UTC".formatted((hour + 20) % 24, (hour + 24) % 24));
            prefer(ana, "notice.urgent", "on");
            game(ana, server.guest("Ben"), slow().clock("days", 86_400, 0, 0));
            awaitStored(Keeping.SQLITE.database(folder), "time");
            clock.pass(SOON);
            Eventually.holds(() -> calls.size() == 1, "the turn");
            clock.pass(Duration.ofHours(22));
            Eventually.holds(() -> calls.size() == 2, "the time");
            assertThat(Reply.json(calls.getLast()).get("event").asText()).isEqualTo("time");
        }
    }

    private static void prefer(Client who, String name, String value) {
        who.send("PATCH", "/api/me", "{\"preferences\": {\"" + name + "\": \"" + value + "\"}}")
                .is(200);
    }

    @ParameterizedTest
    @CsvSource({
        "discord, /room/topic, content",
        "slack, /room/topic, text",
        "mattermost, /room/topic, text",
        "ntfy, /room/, message",
    })
    void chatsGetMessagesInTheirForm(String form, String path, String field) {
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, form);
            ana.post("/api/webhook/test", "").is(200);
            JsonNode call = Reply.json(calls.getFirst());
            assertThat(call.get(field).asText()).startsWith("This is a test.");
            assertThat(heads.getFirst()).startsWith(path + " ");
            assertThat(call.path("topic").asText("topic")).isEqualTo("topic");
            assertThat(call.has("event")).isFalse();
        }
    }

    @Test
    void aFailureIsToldInWordsAndTriedAgain() {
        String url = Keeping.SQLITE.database(folder);
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, "plain");
            status = 404;
            game(ana, server.guest("Ben"), slow());
            awaitStored(url, "turn");
            clock.pass(SOON);
            Eventually.holds(() -> calls.size() == 1, "a call");
            Eventually.holds(() -> problem(ana).equals("server.notice.problem.status 404"), "a problem");
            assertNothingMore(1, url);
            status = 204;
            clock.pass(Duration.ofMinutes(2));
            Eventually.holds(() -> calls.size() == 2, "another try");
            Eventually.holds(() -> problem(ana).isEmpty(), "no problem");
        }
    }

    @Test
    void anAddressThatAlwaysFailsIsGivenUpUntilATestSucceeds() {
        String url = Keeping.SQLITE.database(folder);
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, "plain");
            status = 500;
            for (int i = 0; i < 10; i++) {
                ana.post("/api/webhook/test", "").is(200);
            }
            assertThat(ana.get("/api/webhook").json().get("paused").asBoolean()).isTrue();
            status = 204;
            game(ana, server.guest("Ben"), slow());
            clock.pass(SOON);
            assertNothingMore(10, url);
            assertThat(ana.post("/api/webhook/test", "")
                            .is(200)
                            .json()
                            .get("paused")
                            .asBoolean())
                    .isFalse();
            assertThat(calls).hasSize(11);
        }
    }

    private static String problem(Client who) {
        JsonNode problem = who.get("/api/webhook").json().get("problem");
        return problem.isNull()
                ? ""
                : problem.get("key").asText() + " "
                        + problem.at("/slots/status").asText();
    }

    @Test
    void aBrowserIsToldAfterItHasSentItsCodeBackAndForgottenWhenItIsGone() {
        String url = Keeping.SQLITE.database(folder);
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            String endpoint = "http://127.0.0.1:" + receiver.getAddress().getPort() + "/push/ana";
            String browser = "{\"endpoint\": \"" + endpoint + "\", \"key\": \"" + Right.PUSH_KEY + "\", \"auth\": \""
                    + Right.PUSH_AUTH + "\"}";
            ana.post("/api/push", browser.replace(Right.PUSH_AUTH, "AA")).is(400);
            ana.post("/api/push", browser).is(200);
            Eventually.holds(() -> calls.size() == 1, "a code");
            assertThat(heads.getFirst())
                    .startsWith("/push/ana ")
                    .contains("Authorization=[vapid t=", "Content-encoding=[aes128gcm]", "Ttl=[86400]");
            String code = Stored.column(url, "SELECT code FROM push_browsers").getFirst();
            ana.post("/api/push/confirm", "{\"code\": \"" + code + "x\"}").is(403);
            ana.post("/api/push/confirm", "{\"code\": \"" + code + "\"}").is(204);
            game(ana, server.guest("Ben"), slow());
            awaitStored(url, "turn");
            clock.pass(SOON);
            Eventually.holds(() -> calls.size() == 2, "the turn");
            assertThat(calls.get(1)).doesNotContain("Thursday");
            String id = ana.get("/api/push").json().at("/browsers/0/id").asText();
            status = 410;
            ana.post("/api/push/" + id + "/test", "").is(404);
            assertThat(ana.get("/api/push").json().get("browsers")).isEmpty();
        }
    }

    @Test
    void aHostIsToldOfAnOpenSeatAndAnInvitedPersonOfTheTable() {
        String url = Keeping.SQLITE.database(folder);
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, "plain");
            Client ben = server.guest("Ben");
            String own = ana.create(slow());
            ben.at(own, "join", "{}").is(200);
            ben.at(own, "leave", "").is(204);
            awaitStored(url, "seat");
            clock.pass(SOON);
            Eventually.holds(() -> calls.size() == 1, "the open seat");
            assertThat(Reply.json(calls.getFirst()).get("content").asText()).startsWith("Thursday: a player has left");
            String theirs = ben.create(slow());
            ben.at(theirs, "invite", "{\"name\": \"Ana\"}").is(204);
            ben.at(theirs, "invite", "{\"name\": \"Ana\"}").is(204);
            awaitStored(url, "invitation");
            clock.pass(SOON);
            Eventually.holds(() -> calls.size() == 2, "the invitation");
            assertThat(Reply.json(calls.getLast()).get("event").asText()).isEqualTo("invitation");
            ben.at(theirs, "invite", "{\"name\": \"Ana\"}").is(204);
            clock.pass(SOON);
            assertNothingMore(2, url);
        }
    }

    @Test
    void aChangeOfAnAccountIsReportedToItsPerson() {
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            hook(ana, "plain");
            prefer(ana, "notice.turn", "-");
            ana.post("/api/account/name", "{\"name\": \"Ana Ortega\", \"password\": \"correct horse\"}")
                    .is(200);
            Eventually.holds(() -> calls.size() == 1, "the new name");
            JsonNode call = Reply.json(calls.getFirst());
            assertThat(call.get("event").asText()).isEqualTo("account");
            assertThat(call.get("content").asText()).contains("sign-in name").contains("/settings/account");
            ana.post("/api/account/password", "{\"old\": \"wrong horse\", \"password\": \"battery staple\"}")
                    .is(403);
            ana.post("/api/account/password", "{\"old\": \"correct horse\", \"password\": \"battery staple\"}")
                    .is(200);
            Eventually.holds(() -> calls.size() == 2, "the new password");
            ana.post("/api/account/codes", "{\"password\": \"battery staple\"}").is(200);
            Eventually.holds(() -> calls.size() == 3, "new codes");
        }
    }

    @Test
    void onePersonHasNotAnyNumberOfBrowsers() {
        try (TestServer server = start()) {
            Client ana = account(server, "Ana");
            for (int i = 0; i < 11; i++) {
                ana.post(
                                "/api/push",
                                "{\"endpoint\": \"https://192.0.2.1/" + i + "\", \"key\": \"" + Right.PUSH_KEY
                                        + "\", \"auth\": \"" + Right.PUSH_AUTH + "\"}")
                        .is(i < 10 ? 200 : 422);
            }
        }
    }
}
