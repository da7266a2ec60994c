package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.LogCapture;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.ServerWithClock;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.base.Json;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Requests of people about their own accounts. */
@Tag("slow")
class OwnAccountTest extends ServerWithClock {
    private static final String RIGHT = "correct horse";
    private static final String NEW = "battery staple";
    private static final String FIREFOX =
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    private static final String PHONE =
            "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile"
                    + " Safari/537.36";

    private static String json(String... fields) {
        Map<String, String> all = new TreeMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            all.put(fields[i], fields[i + 1]);
        }
        return Json.text(all);
    }

    private Client account(String name) {
        Client client = server.guest(name);
        client.post("/api/account", json("name", name, "password", RIGHT), "User-Agent", FIREFOX)
                .is(200);
        return client;
    }

    private int login(String name, String password) {
        return server.stranger()
                .post("/api/login", json("name", name, "password", password))
                .status();
    }

    @Test
    void aNewPasswordEndsEverythingElse() {
        Client ana = account("Ana");
        Client phone = server.stranger();
        phone.post("/api/login", json("name", "Ana", "password", RIGHT)).is(200);
        Client program = ana.withToken(ana.post("/api/tokens", "{\"label\": \"bot\", \"days\": 300}")
                .is(200)
                .json()
                .get("token")
                .asText());
        String id = phone.create(NewTables.caballero().me().me().started());
        Socket socket = phone.open(id);
        socket.awaitVersion(0);
        String before = ana.session();

        ana.post("/api/account/password", json("old", "wrong horse", "password", NEW))
                .is(403);
        ana.post("/api/account/password", json("old", RIGHT, "password", "password1"))
                .is(400);
        phone.get("/api/me").is(200);
        ana.post("/api/account/password", json("old", RIGHT, "password", NEW)).is(200);

        assertThat(socket.awaitClosed()).isEqualTo(1008);
        phone.get("/api/me").is(401);
        program.get("/api/me").is(401);
        ana.withSession(before).get("/api/me").is(401);
        ana.get("/api/me").is(200);
        assertThat(login("Ana", RIGHT)).isEqualTo(403);
        assertThat(login("Ana", NEW)).isEqualTo(200);
    }

    @Test
    void anotherSignInNameFreesTheFormerOneAndOnlyThat() {
        Client ana = account("Ana");
        ana.send("PATCH", "/api/me", "{\"name\": \"Reina\"}").is(200);
        account("Ben");
        ana.post("/api/account/name", json("name", "Carla", "password", "wrong horse"))
                .is(403);
        ana.post("/api/account/name", json("name", "BEN", "password", RIGHT)).is(400);
        assertThat(ana.post("/api/account/name", json("name", "Carla", "password", RIGHT))
                        .is(200)
                        .json()
                        .get("name")
                        .asText())
                .isEqualTo("carla");
        assertThat(login("Ana", RIGHT)).isEqualTo(403);
        assertThat(login("carla", RIGHT)).isEqualTo(200);
        assertThat(login("Reina", RIGHT)).isEqualTo(200);
        server.guest("Guest 1")
                .send("PATCH", "/api/me", "{\"name\": \"Cаrla\"}")
                .is(400);
        server.guest("Guest 2")
                .send("PATCH", "/api/me", "{\"name\": \"Carla\"}")
                .is(400);
        server.guest("Guest 3").send("PATCH", "/api/me", "{\"name\": \"Ana\"}").is(200);
    }

    @Test
    void aRecoveryCodeWorksOnceAndNewOnesReplaceAll() {
        Client ana = account("Ana");
        assertThat(codes(ana)).isZero();
        ana.post("/api/account/codes", json("password", "wrong horse")).is(403);
        JsonNode first = newCodes(ana, RIGHT);
        JsonNode second = newCodes(ana, RIGHT);
        assertThat(second)
                .hasSize(8)
                .allSatisfy(code -> assertThat(code.asText()).matches("[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}"));
        assertThat(codes(ana)).isEqualTo(8);
        recover("Ana", first.get(0).asText(), 403);
        recover("Nadie", second.get(0).asText(), 403);
        recover("Ana", "AAAAA-AAAAA", 403);
        recover("Ana", "A".repeat(100_000 / 2), 403);
        recover(
                "ana",
                " " + second.get(3).asText().toLowerCase(java.util.Locale.ROOT).replace("-", " "),
                200);
        recover("Ana", second.get(3).asText(), 403);
        ana.get("/api/me").is(401);
        Client again = server.stranger();
        again.post("/api/login", json("name", "Ana", "password", NEW)).is(200);
        assertThat(codes(again)).isEqualTo(7);
    }

    private static int codes(Client who) {
        return who.get("/api/account").is(200).json().get("codes").asInt();
    }

    private static JsonNode newCodes(Client who, String password) {
        return who.post("/api/account/codes", json("password", password))
                .is(200)
                .json()
                .get("codes");
    }

    private void recover(String name, String code, int status) {
        server.stranger()
                .post("/api/recover", json("name", name, "code", code, "password", NEW))
                .is(status);
    }

    @Test
    void devicesAreListedAndSignedOut() {
        Client ana = account("Ana");
        Client phone = server.stranger();
        phone.post("/api/login", json("name", "Ana", "password", RIGHT), "User-Agent", PHONE)
                .is(200);
        Client other = server.stranger();
        other.post("/api/login", json("name", "Ana", "password", RIGHT), "User-Agent", "curl/8")
                .is(200);
        clock.pass(Duration.ofHours(2));
        phone.get("/api/me").is(200);
        JsonNode list = ana.get("/api/sessions").is(200).json();
        assertThat(list).hasSize(3);
        assertThat(list.findValuesAsText("label")).containsExactlyInAnyOrder("Firefox, Windows", "Chrome, Android", "");
        for (JsonNode each : list) {
            boolean isOther = each.get("label").asText().isEmpty();
            assertThat(each.get("current").asBoolean())
                    .isEqualTo(each.get("label").asText().startsWith("Firefox"));
            assertThat(each.get("used").asLong() > each.get("created").asLong()).isNotEqualTo(isOther);
        }
        String phones = list.get(0).get("label").asText().startsWith("Chrome")
                ? list.get(0).get("id").asText()
                : list.get(1).get("id").asText();
        account("Eve")
                .post("/api/sessions/" + phones + "/end", json("password", RIGHT))
                .is(404);
        ana.post("/api/sessions/" + phones + "/end", json("password", "wrong horse"))
                .is(403);
        ana.post("/api/sessions/" + phones + "/end", json("password", RIGHT)).is(204);
        phone.get("/api/me").is(401);
        other.get("/api/me").is(200);
        ana.post("/api/sessions/end-others", json("password", "")).is(403);
        ana.post("/api/sessions/end-others", json("password", RIGHT)).is(204);
        other.get("/api/me").is(401);
        assertThat(ana.get("/api/sessions").is(200).json()).hasSize(1);
    }

    @Test
    void aBrowserWithoutAVisitIsSignedOutAfterSomeTime() {
        Client ana = account("Ana");
        Client eve = server.guest("Eve");
        String token = ana.post("/api/tokens", "{\"label\": \"bot\", \"days\": 300}")
                .is(200)
                .json()
                .get("token")
                .asText();
        clock.pass(Duration.ofDays(59));
        ana.get("/api/me").is(200);
        clock.pass(Duration.ofDays(59));
        ana.get("/api/me").is(200);
        clock.pass(Duration.ofDays(61));
        ana.get("/api/me").is(401);
        eve.get("/api/me").is(200);
        // A program has no visits.
        ana.withToken(token).get("/api/me").is(200);
        Client again = server.stranger();
        again.post("/api/login", json("name", "Ana", "password", RIGHT)).is(200);
        assertThat(again.get("/api/sessions").is(200).json()).hasSize(1);
    }

    @Test
    void oneAccountHasNotAnyNumberOfSessions() {
        Client ana = account("Ana");
        for (int i = 0; i < 50; i++) {
            clock.pass(Duration.ofSeconds(1));
            assertThat(login("Ana", RIGHT)).isEqualTo(200);
        }
        ana.get("/api/me").is(401);
        Client again = server.stranger();
        again.post("/api/login", json("name", "Ana", "password", RIGHT)).is(200);
        assertThat(again.get("/api/sessions").is(200).json()).hasSize(50);
    }

    @Test
    void aTokenSaysWhenItWasUsed() {
        Client ana = account("Ana");
        JsonNode made = ana.post("/api/tokens", "{\"label\": \"bot\"}").is(200).json();
        assertThat(made.get("used").asLong()).isZero();
        ana.withToken(made.get("token").asText()).get("/api/me").is(200);
        assertThat(ana.get("/api/tokens").is(200).json().at("/0/used").asLong()).isEqualTo(clock.millis());
    }

    @Test
    void allThatIsKnownOfAPersonIsInAFile() {
        Client ana = account("Ana");
        Client ben = account("Ben");
        String id = ana.create(NewTables.grande().option("short", "true").me().open());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "").is(200);
        ana.at(id, "chat", "{\"text\": \"my words\"}").is(204);
        ben.at(id, "chat", "{\"text\": \"your words\"}").is(204);
        new Player(id, 1, ana, ben).playToTheEnd();
        String running = ana.create(NewTables.grande().me().me().started());
        ana.at(running, "note", "{\"text\": \"watch Sevilla\"}").is(204);
        ana.post("/api/blocks", json("kind", "mute", "name", "Ben")).is(200);
        Map<String, String> files = ana.zip("/api/me/data");
        assertThat(files.get("avoided.json")).contains("Ben");
        assertThat(files.keySet())
                .containsExactlyInAnyOrder(
                        "profile.json",
                        "sessions.json",
                        "results.json",
                        "cups.json",
                        "cup-chat.json",
                        "chat.json",
                        "comments.json",
                        "deals.json",
                        "notes.json",
                        "avoided.json",
                        "games/" + id + ".json",
                        "games/" + running + ".json");
        assertThat(files.get("profile.json")).contains("\"name\":\"Ana\"", "\"signInName\":\"ana\"");
        assertThat(files.get("sessions.json")).contains("Firefox, Windows");
        assertThat(files.get("results.json")).contains(id);
        assertThat(files.get("chat.json")).contains("my words", id).doesNotContain("your words");
        assertThat(files.get("notes.json")).contains("watch Sevilla", running);
        assertThat(files.get("games/" + running + ".json"))
                .isEqualTo(
                        ana.get("/api/replays/" + running + "/record").is(200).body());
        assertThat(String.join("", files.values())).doesNotContain("argon2id", String.valueOf(ana.session()));
    }

    /** Many guests have the same name, above all the one that they get at first. */
    @Test
    void theWordsOfAnotherPersonWithTheSameNameAreNotInTheFile() {
        String id = account("Ana").create(NewTables.grande().me().open());
        Client ben = server.guest("Ben");
        ben.at(id, "chat", "{\"text\": \"my secret\"}").is(204);
        assertThat(ben.zip("/api/me/data").get("chat.json")).contains("my secret", id);
        assertThat(server.guest("Ben").zip("/api/me/data").get("chat.json")).isEqualTo("[]");
    }

    /** A server has the events of millions of games. */
    @Test
    void onlyTheEventsOfThePersonsTablesAreReadForIt() {
        Client ana = account("Ana");
        String id = ana.create(NewTables.grande().me().open());
        ana.at(id, "chat", "{\"text\": \"hello\"}").is(204);
        Stored.change(folder, "UPDATE events SET body = 'notToBeRead' WHERE kind = 'said'");
        try (LogCapture log = new LogCapture("hidalgo.server.store.StoredEvents")) {
            server.guest("Ben").zip("/api/me/data");
            assertThat(log.lines()).noneMatch(line -> line.contains("of the kind said"));
            ana.zip("/api/me/data");
            assertThat(log.lines()).anyMatch(line -> line.contains("of the kind said"));
        }
    }

    @Test
    void aPersonWhoDeletesTheirAccountLeavesAndTheGameContinuesAndTheyCanTakeItBack() {
        Client ana = account("Ana");
        Client ben = server.guest("Ben");
        ana.send("PATCH", "/api/me", "{\"preferences\": {\"language\": \"de\"}}")
                .is(200);
        String id = ana.create(NewTables.caballero().me().open());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "").is(200);
        ana.at(id, "chat", "{\"text\": \"I live in Toledo\"}").is(204);
        String waiting = ben.create(NewTables.caballero().me().open());
        ana.at(waiting, "join", "{}").is(200);
        String alone = ana.create(NewTables.caballero().me().open());
        ana.create(NewTables.caballero().me().bot("random").started());

        ana.post("/api/account/delete", json("password", "wrong horse")).is(403);
        ana.get("/api/me").is(200);
        ana.post("/api/account/delete", json("password", RIGHT)).is(204);

        assertThat(ana.session()).isNull();
        JsonNode seat = ben.table(id).at("/seats/0");
        assertThat(seat.get("bot").isNull()).isFalse();
        assertThat(ben.table(waiting).at("/seats/1/kind").asText()).isEqualToIgnoringCase("open");
        ben.get("/api/tables/" + alone).is(404);
        assertThat(new Player(id, 1, ben).play(3).get("version").asInt()).isPositive();
        server.guest("Anna")
                .post("/api/account", json("name", "Ana", "password", RIGHT))
                .is(400);
        clock.pass(Duration.ofDays(13));
        ana.post("/api/login", json("name", "Ana", "password", RIGHT)).is(200);
        assertThat(ana.get("/api/me").is(200).json().at("/preferences/kept").asText())
                .isEqualTo("account");
        assertThat(Stored.column(folder, "SELECT leaves FROM people WHERE account = 'ana'"))
                .containsExactly("0");
        JsonNode mine = ana.get("/api/tables").is(200).json().get("mine");
        assertThat(mine.findValuesAsText("yourTurn")).as("bots have the seats").containsExactly("false", "false");
        ana.at(id, "return", "{\"seat\": 0}").is(200);
    }
}
