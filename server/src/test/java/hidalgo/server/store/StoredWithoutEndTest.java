package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Games;
import hidalgo.server.Client;
import hidalgo.server.HiddenOrders;
import hidalgo.server.Keeping;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.base.Json;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Names and uploaded records don't fill the database. */
class StoredWithoutEndTest {
    @TempDir
    private Path folder;

    @Test
    void aTableKeepsOnlySomeNewNamesADay() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.caballero().me().me().started());
            int before = ana.table(id).get("number").asInt();
            for (int i = 0; i < 120; i++) {
                int status = ana.send("PATCH", "/api/me", "{\"name\": \"Ana" + i % 2 + "\"}")
                        .status();
                assertThat(status).isIn(200, 429);
            }
            assertThat(ana.table(id).get("number").asInt()).isLessThanOrEqualTo(before + 51);
        }
    }

    @Test
    void recordsOfGuestsAreStoredOnceAndExpire() {
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("hidalgo.db"))) {
            ReplayStore replays = new ReplayStore(database);
            replays.add("one", "guest", "{}", 10);
            replays.add("one", "guest", "{}", 20);
            assertThat(replays.stored("guest").records()).isEqualTo(1);
            assertThat(replays.pruneGuests(20)).isZero();
            assertThat(replays.pruneGuests(21)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void guestsWhoDoNothingAreForgotten(Keeping keeping) {
        String url = keeping.database(folder);
        try (TestServer server = TestServer.start(TestServer.settings(folder).database(url))) {
            server.stranger().post("/api/session", "{}").is(200);
            guest(server).create(NewTables.caballero().me().open());
            upload(guest(server), 1).is(201);
            guest(server)
                    .send("PATCH", "/api/me", "{\"preferences\": {\"sound\": \"off\"}}")
                    .is(200);
            guest(server).send("PATCH", "/api/me", "{\"name\": \"Ana\"}").is(200);
            guest(server).post("/api/tokens", "{\"label\": \"x\"}").is(200);
        }
        try (Database database = Database.open(url)) {
            PeopleStore people = new PeopleStore(database);
            List<String> names = List.of("Guest", "Gast");
            assertThat(people.pruneStrangers(0, names)).isZero();
            assertThat(people.pruneStrangers(Long.MAX_VALUE, names)).isEqualTo(1);
            assertThat(people.pruneStrangers(Long.MAX_VALUE, names)).isZero();
        }
        assertThat(Stored.column(url, "SELECT id FROM people")).hasSize(5);
        assertThat(Stored.column(url, "SELECT id FROM sessions WHERE kind = 'cookie'"))
                .hasSize(5);
    }

    private static Client guest(TestServer server) {
        Client client = server.stranger();
        client.post("/api/session", "{}").is(200);
        return client;
    }

    @ParameterizedTest
    @EnumSource
    void aGuestStoresFiftyRecordsEachOnce(Keeping keeping) {
        try (TestServer server = keeping.start(folder, Clock.systemUTC())) {
            Client ana = server.guest("Ana");
            String first = upload(ana, 0).is(201).json().get("id").asText();
            for (int seed = 1; seed < 50; seed++) {
                upload(ana, seed).is(201);
            }
            Reply refused = upload(ana, 50).is(422);
            assertThat(refused.json().get("text").get("key").asText()).isEqualTo("server.uploads.guest");
            assertThat(upload(ana, 0).is(201).json().get("id").asText()).isEqualTo(first);
            upload(server.guest("Ben"), 0).is(201);
            // Another's copy frees no place.
            upload(ana, 50).is(422);
        }
    }

    private static Reply upload(Client who, long seed) {
        String record = RecordWriter.text(
                GameRecord.of(Games.known("el-caballero"), HiddenOrders.random("el-caballero", seed, 0)));
        return who.post("/api/replays", Json.text(Map.of("record", record)));
    }
}
