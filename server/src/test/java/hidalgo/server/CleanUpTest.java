package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.base.Json;
import hidalgo.server.base.Retention;
import hidalgo.server.maintenance.CleanUp;
import hidalgo.server.people.Person;
import hidalgo.server.store.Database;
import hidalgo.server.store.Erasure;
import hidalgo.server.store.HeartbeatStore;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.ReplayStore;
import hidalgo.server.store.StaleTables;
import hidalgo.server.store.TableStore;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A server keeps what people leave behind for as long as it is set to, and nothing of a deleted person. */
@Tag("slow")
class CleanUpTest {
    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();

    @ParameterizedTest
    @EnumSource
    void chatIsErasedSomeTimeAfterTheGame(Keeping keeping) {
        String url = keeping.database(folder);
        String over;
        String playing;
        try (TestServer server = open(url)) {
            Client ana = server.guest("Ana");
            over = ana.create(NewTables.caballero().me().bot("random").started());
            playing = ana.create(NewTables.caballero().me().bot("random").started());
            say(ana, over, "my address is Calle Mayor 1");
            say(ana, playing, "hello");
            new Player(over, 1, ana).playToTheEnd();
            clean(url, "chat=30");
            assertThat(chat(ana, over)).contains("Calle Mayor");
            clock.pass(Duration.ofDays(31));
            clean(url, "chat=30");
        }
        try (TestServer server = open(url)) {
            Client eve = server.guest("Eve");
            assertThat(chat(eve, over)).contains("…").doesNotContain("Calle Mayor");
            assertThat(chat(eve, playing)).contains("hello");
            assertThat(eve.table(over).get("phase").asText()).isEqualTo("over");
        }
        assertThat(Stored.column(url, "SELECT body FROM events WHERE body LIKE '%Calle Mayor%'"))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void finishedGamesAndUploadsAreDeleted(Keeping keeping) {
        String url = keeping.database(folder);
        try (TestServer server = open(url)) {
            Client ana = server.guest("Ana");
            ana.post("/api/account", "{\"name\": \"Ana\", \"password\": \"correct horse\"}")
                    .is(200);
            String over = ana.create(NewTables.caballero().me().bot("random").started());
            new Player(over, 1, ana).playToTheEnd();
            String playing = ana.create(NewTables.caballero().me().bot("random").started());
            String record = ana.get("/api/tables/" + over + "/record").is(200).body();
            String upload = ana.post("/api/replays", Json.text(Map.of("record", record)))
                    .is(201)
                    .json()
                    .get("id")
                    .asText();
            clock.pass(Duration.ofDays(400));
            clean(url, "chat=1");
            ana.get("/api/replays/" + upload).is(200);
            clean(url, "finished=365,uploads=365");
            ana.get("/api/replays/" + upload).is(404);
            assertThat(Stored.column(url, "SELECT id FROM tables")).containsExactly(playing);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTableThatNeverBeginsIsClearedAndItsHostIsToldInTheLobby(Keeping keeping) {
        String url = keeping.database(folder);
        try (TestServer server = open(url)) {
            Client ana = server.guest("Ana");
            ana.create(NewTables.caballero().with("name", "Thursday").me().open());
            clock.pass(Duration.ofDays(20));
            String young = ana.create(NewTables.grande().me().open());
            clock.pass(Duration.ofDays(11));
            clean(url, "guests=180");
            assertThat(Stored.column(url, "SELECT id FROM tables")).containsExactly(young);
            assertThat(ana.get("/api/me").json().at("/preferences/cleared").asText())
                    .isEqualTo("Thursday");
            ana.send("PATCH", "/api/me", "{\"preferences\": {\"cleared\": \"\"}}")
                    .is(200);
            assertThat(ana.get("/api/me").json().at("/preferences/cleared").isMissingNode())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void guestsStayAsLongAsTheyComeBack(Keeping keeping) {
        String url = keeping.database(folder);
        try (TestServer server = open(url)) {
            Client ana = server.guest("Ana");
            Client ben = server.guest("Ben");
            clock.pass(Duration.ofDays(6));
            ana.get("/api/me").is(200);
            clock.pass(Duration.ofDays(6));
            clean(url, "guests=10");
            ana.get("/api/me").is(200);
            ben.get("/api/me").is(401);
            assertThat(Stored.column(url, "SELECT name FROM people")).containsExactly("Ana");
        }
    }

    /** Settings are small, but a network can have any number of guests, one after the other. */
    @ParameterizedTest
    @EnumSource
    void ofTheGuestsOfANetworkThoseStayWhoWereHereLast(Keeping keeping) {
        String url = keeping.database(folder);
        try (TestServer server = open(url)) {
            Client eve = server.guest("Eve");
            clock.pass(Duration.ofDays(2));
            Client ana = server.guest("Ana");
            String table = ana.create(NewTables.caballero().me().open());
            Stored.change(url, "UPDATE people SET network = '" + "ab".repeat(16) + "'");
            clock.pass(Duration.ofDays(2));
            eve.get("/api/me").is(200);
            String seen = Stored.column(url, "SELECT MAX(seen) FROM people").getFirst();
            Stored.change(
                    url,
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)"
                            + " INSERT INTO people (id, name, preferences, created, seen, network)"
                            + " SELECT 'guest' || n.i, 'Eve', '{}', 1, " + seen + " - 1, network FROM people, n"
                            + " WHERE name = 'Ana'");
            Stored.change(
                    url,
                    "INSERT INTO sessions (hash, id, person, kind, label, scope, created, expires)"
                            + " SELECT p.id, p.id, p.id, s.kind, '', s.scope, s.created, s.expires FROM people p, sessions s"
                            + " WHERE p.id LIKE 'guest%' AND s.person = (SELECT id FROM people WHERE name = 'Ana')");
            clean(url, "guests=10");
            assertThat(Stored.column(url, "SELECT COUNT(*) FROM people WHERE id LIKE 'guest%'"))
                    .containsExactly("999");
            eve.get("/api/me").is(200);
            ana.table(table);
        }
    }

    /** Games are small too, but a network can play any number of them. */
    @ParameterizedTest
    @EnumSource
    void ofTheGamesOfANetworksGuestsTheLatestAreKept(Keeping keeping) {
        String url = keeping.database(folder);
        try (TestServer server = open(url)) {
            Client eve = server.guest("Eve");
            String first = eve.create(NewTables.caballero().me().bot("random").started());
            new Player(first, 1, eve).playToTheEnd();
            clock.pass(Duration.ofDays(1));
            String playing = eve.create(NewTables.caballero().me().bot("random").started());
            Client dora = server.guest("Dora");
            dora.post("/api/account", "{\"name\": \"Dora\", \"password\": \"correct horse\"}")
                    .is(200);
            String withAccount = eve.create(NewTables.caballero().me().open());
            dora.at(withAccount, "join", "{}").is(200);
            String network = "ab".repeat(16);
            Stored.change(url, "UPDATE people SET network = '" + network + "' WHERE account IS NULL");
            Stored.change(
                    url,
                    "UPDATE tables SET network = '" + network + "', phase = CASE id WHEN '" + playing
                            + "' THEN phase ELSE 'over' END, changed = CASE id WHEN '" + withAccount
                            + "' THEN 1 ELSE changed END");
            Stored.change(
                    url,
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)"
                            + " INSERT INTO tables (id, game, phase, visibility, open_seats, number, line, created, changed,"
                            + " host, network, node, awaits_bot) SELECT 'copy' || n.i, game, phase, visibility, open_seats,"
                            + " number, line, created, changed + n.i, host, network, node, 0 FROM tables, n WHERE id = '"
                            + first + "'");
            clean(url, "guests=10");
            assertThat(Stored.column(url, "SELECT COUNT(*) FROM tables WHERE id LIKE 'copy%'"))
                    .containsExactly("2000");
            assertThat(Stored.column(url, "SELECT id FROM tables WHERE id NOT LIKE 'copy%'"))
                    .containsExactlyInAnyOrder(playing, withAccount);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tablesAreDeletedWhenAllTheirGuestsAreGone(Keeping keeping) {
        String url = keeping.database(folder);
        try (TestServer server = open(url)) {
            Client ana = server.guest("Ana");
            Client ben = server.guest("Ben");
            Client dora = server.guest("Dora");
            dora.post("/api/account", "{\"name\": \"Dora\", \"password\": \"correct horse\"}")
                    .is(200);
            String left = ben.create(NewTables.caballero().me().bot("random").started());
            new Player(left, 1, ben).playToTheEnd();
            ben.create(NewTables.caballero().me().open());
            String visited = ana.create(NewTables.caballero().me().open());
            ben.at(visited, "join", "{}").is(200);
            String ofAccount = ben.create(NewTables.caballero().me().open());
            dora.at(ofAccount, "join", "{}").is(200);
            String onlyHost = dora.create(NewTables.caballero().open().open());
            clock.pass(Duration.ofDays(9));
            ana.get("/api/me").is(200);
            clean(url, "guests=10");
            assertThat(Stored.column(url, "SELECT id FROM tables")).hasSize(5);
            clock.pass(Duration.ofDays(9));
            clean(url, "guests=10");
            assertThat(Stored.column(url, "SELECT id FROM tables"))
                    .containsExactlyInAnyOrder(visited, ofAccount, onlyHost);
            ben.get("/api/me").is(401);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anAnalysisGoesWithItsGame(Keeping keeping) {
        String url = keeping.database(folder);
        try (TestServer server = open(url)) {
            String id = server.guest("Ana").create(NewTables.caballero().me().open());
            Stored.change(
                    url,
                    "INSERT INTO analyses (game_id, body, created) VALUES ('" + id + "', '{}', 1), ('gone', '{}', 1)");
            clean(url, "guests=10");
            assertThat(Stored.column(url, "SELECT game_id FROM analyses")).containsExactly(id);
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingOfADeletedPersonIsLeftButTheirMoves(Keeping keeping) {
        String url = keeping.database(folder);
        String id;
        JsonNode before;
        try (TestServer server = open(url)) {
            Client ana = server.guest("Xochitl");
            ana.post("/api/account", "{\"name\": \"Xochitl\", \"password\": \"correct horse\"}")
                    .is(200);
            Client ben = server.guest("Ben");
            id = ana.create(NewTables.grande().me().open().bot("random"));
            ben.at(id, "join", "{}").is(200);
            ana.at(id, "start", "").is(200);
            say(ana, id, "I live in Toledo");
            say(ben, id, "and I in Sevilla");
            ana.at(ben.create(NewTables.grande().me().open()), "join", "{}").is(200);
            String watched = ben.create(NewTables.grande().me().open());
            say(ana, watched, "as a spectator, I live in Toledo");
            ana.send("PATCH", "/api/me", "{\"name\": \"Xochitl Tercera\"}").is(200);
            say(ana, watched, "under another name, I live in Toledo");
            ana.send("PATCH", "/api/me", "{\"name\": \"Xochitl Segunda\"}").is(200);
            new Player(id, 1, ana, ben).play(8);
            before = ben.table(id);
            assertThat(traces(url)).isNotEmpty();
        }
        try (Database database = Database.open(url)) {
            PeopleStore people = new PeopleStore(database);
            Person person = people.withAccount("xochitl").orElseThrow();
            people.erase(person, "Former player");
        }
        assertThat(traces(url)).isEmpty();
        try (TestServer server = open(url)) {
            JsonNode after = server.stranger().table(id);
            assertThat(after.get("version")).isEqualTo(before.get("version"));
            assertThat(after.at("/seats/0/name").asText()).isEqualTo("Former player");
            assertThat(after.at("/seats/1/name").asText()).isEqualTo("Ben");
            assertThat(chat(server.stranger(), id)).contains("Sevilla");
        }
    }

    @ParameterizedTest
    @EnumSource
    void anAccountIsDeletedTwoWeeksAfterItsPersonHasLeft(Keeping keeping) {
        String url = keeping.database(folder);
        String id;
        try (TestServer server = open(url)) {
            Client ana = server.guest("Xochitl");
            ana.post("/api/account", "{\"name\": \"Xochitl\", \"password\": \"correct horse\"}")
                    .is(200);
            ana.send("PATCH", "/api/me", "{\"preferences\": {\"language\": \"de\"}}")
                    .is(200);
            id = ana.create(NewTables.caballero().me().bot("random").started());
            say(ana, id, "I live in Toledo");
            ana.post("/api/account/delete", "{\"password\": \"correct horse\"}").is(204);
            ana.get("/api/me").is(401);
            clock.pass(Duration.ofDays(13));
            clean(url, "guests=180");
            assertThat(traces(url)).isNotEmpty();
            clock.pass(Duration.ofDays(1));
            clean(url, "guests=180");
        }
        assertThat(traces(url)).isEmpty();
        try (TestServer server = open(url)) {
            assertThat(server.stranger().table(id).at("/seats/0/name").asText()).isEqualTo("Ehemals dabei");
            server.guest("Xochitl")
                    .post("/api/account", "{\"name\": \"Xochitl\", \"password\": \"correct horse\"}")
                    .is(200);
        }
    }

    private static List<String> traces(String url) {
        return Stored.column(
                url,
                "SELECT body FROM events WHERE body LIKE '%Xochitl%' OR body LIKE '%Toledo%'"
                        + " UNION SELECT line FROM tables WHERE line LIKE '%Xochitl%'"
                        + " UNION SELECT name FROM people WHERE name LIKE '%Xochitl%'");
    }

    private TestServer open(String url) {
        return TestServer.start(TestServer.settings(folder).database(url), clock);
    }

    private void clean(String url, String keep) {
        try (Database database = Database.open(url)) {
            new CleanUp(
                            Retention.of(keep),
                            new TableStore(database),
                            new StaleTables(database),
                            new Erasure(database),
                            new PeopleStore(database),
                            new ReplayStore(database),
                            new HeartbeatStore(database))
                    .run(clock.millis());
        }
    }

    private static void say(Client who, String id, String text) {
        who.at(id, "chat", "{\"text\": \"" + text + "\"}").is(204);
    }

    private static String chat(Client who, String id) {
        return who.get("/api/tables/" + id + "/chat").is(200).body();
    }
}
