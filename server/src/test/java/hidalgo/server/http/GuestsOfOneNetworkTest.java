package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Games;
import hidalgo.server.Client;
import hidalgo.server.HiddenOrders;
import hidalgo.server.Keeping;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.TwoGuests;
import hidalgo.server.base.Json;
import hidalgo.server.base.TrustedProxies;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Guests are free, so the guests of one network together get no more than a few people. */
@Tag("slow")
class GuestsOfOneNetworkTest {
    private static final String HOME = "203.0.113.5";
    private static final String ATTACKER = "198.51.100.7";

    @TempDir
    private Path folder;

    private TestServer start(Keeping keeping) {
        return TestServer.start(TestServer.settings(folder)
                .database(keeping.database(folder))
                .botThreads(0)
                .trustedProxies(TrustedProxies.any()));
    }

    private static Client guest(TestServer server, String address) {
        Client client = server.stranger();
        client.post("/api/session", "{}", "X-Forwarded-For", address).is(200);
        return client;
    }

    private static Client account(TestServer server, String name, String address) {
        Client client = guest(server, address);
        client.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}")
                .is(200);
        return client;
    }

    private static NewTables inPublic() {
        return NewTables.caballero().me().open().with("visibility", "public");
    }

    private static List<String> open(TestServer server) {
        return TwoGuests.ids(server.stranger().get("/api/tables").is(200).json().get("open"));
    }

    @ParameterizedTest
    @EnumSource
    void manyGuestsOfOneAddressLeaveOthersTheirPlacesInTheLobby(Keeping keeping) {
        try (TestServer server = start(keeping)) {
            String ofAccount = account(server, "Dora", HOME).create(inPublic());
            String honest = guest(server, HOME).create(inPublic());
            for (int i = 0; i < 60; i++) {
                guest(server, ATTACKER).create(inPublic());
            }
            assertThat(open(server)).hasSize(60).startsWith(ofAccount);
            assertThat(open(server).indexOf(honest)).isBetween(1, 6);
        }
    }

    @ParameterizedTest
    @EnumSource
    void manyNetworksOfOneProviderLeaveOthersTheirPlacesInTheLobby(Keeping keeping) {
        try (TestServer server = start(keeping)) {
            String honest = guest(server, HOME).create(inPublic());
            for (int i = 0; i < 60; i++) {
                guest(server, "2001:db8:1:" + Integer.toHexString(i) + "::1").create(inPublic());
            }
            assertThat(open(server)).hasSize(60).contains(honest);
            assertThat(open(server).indexOf(honest)).isLessThanOrEqualTo(20);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aHostWithAnAccountComesFirstAgainstManyNetworks(Keeping keeping) {
        try (TestServer server = start(keeping)) {
            String ofAccount = account(server, "Dora", HOME).create(inPublic());
            for (int i = 1; i <= 70; i++) {
                guest(server, "192.0.2." + i).create(inPublic());
            }
            assertThat(open(server)).hasSize(60).startsWith(ofAccount);
        }
    }

    /** A person who registers at their own table becomes a host with an account there too. */
    @Test
    void aGuestWhoMakesAnAccountIsNotCountedByNetworkAnyMore() {
        try (TestServer server = start(Keeping.SQLITE)) {
            Client dora = account(server, "Dora", HOME);
            dora.create(inPublic());
            assertThat(Stored.column(folder, "SELECT network FROM people")).containsExactly("");
            assertThat(Stored.column(folder, "SELECT network FROM tables")).containsExactly("");
        }
    }

    @ParameterizedTest
    @EnumSource
    void unfinishedTablesOfGuestsAreBoundedByNetwork(Keeping keeping) {
        try (TestServer server = start(keeping)) {
            Client last = guest(server, ATTACKER);
            fill(5, i -> guest(server, ATTACKER));
            Reply refused =
                    last.post("/api/tables", NewTables.caballero().me().open().json());
            refused.is(422);
            assertThat(refused.json().get("text").get("key").asText()).isEqualTo("server.tables.network");
            account(server, "Dora", ATTACKER).create(inPublic());
            guest(server, HOME).create(inPublic());
        }
    }

    @Test
    void unfinishedTablesOfGuestsAreBoundedByWiderNetwork() {
        try (TestServer server = start(Keeping.SQLITE)) {
            Client one = guest(server, "2001:db8:1:1::1");
            for (int i = 0; i < 20; i++) {
                one.create(NewTables.caballero().me().open());
            }
            // The limits of 20 people, without making so much of everything.
            String network = Stored.column(folder, "SELECT network FROM people").getFirst();
            String wider = network.substring(0, 16);
            for (int i = 0; i < 59; i++) {
                Stored.change(
                        folder,
                        "INSERT INTO tables (id, game, phase, visibility, open_seats, number, line, created, changed, host,"
                                + " node, awaits_bot, network) SELECT id || '-" + i + "', game, phase, visibility,"
                                + " open_seats, number, line, created, changed, host, node, awaits_bot, '" + wider + i
                                + "' FROM tables WHERE id NOT LIKE '%-%'");
            }
            guest(server, "2001:db8:1:2::1")
                    .post("/api/tables", NewTables.caballero().me().open().json())
                    .is(422);
            guest(server, "2001:db8:2:2::1").create(NewTables.caballero().me().open());
        }
    }

    /** Requests that come at the same moment would all find room if they did not wait for each other. */
    @Test
    void tablesThatAreMadeAtOnceAreBoundedToo() throws InterruptedException {
        try (TestServer server = start(Keeping.SQLITE)) {
            Client eve = guest(server, ATTACKER);
            copyTables(eve.create(NewTables.caballero().me().open()), 289);
            AtomicInteger made = new AtomicInteger();
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                Client one = guest(server, ATTACKER);
                threads.add(Thread.ofVirtual().start(() -> {
                    String table = NewTables.caballero().me().open().json();
                    made.addAndGet(one.post("/api/tables", table).status() == 201 ? 1 : 0);
                }));
            }
            for (Thread thread : threads) {
                thread.join();
            }
            assertThat(made.get()).isEqualTo(10);
        }
    }

    /** People who end games at once and play again would otherwise have any number of tables. */
    @Test
    void aRematchNeedsRoomToo() {
        try (TestServer server = start(Keeping.SQLITE)) {
            Client eve = guest(server, ATTACKER);
            String over = eve.create(NewTables.caballero().me().me().started());
            eve.at(over, "propose", "{\"kind\": \"end\"}").is(200);
            assertThat(eve.table(over).get("phase").asText()).isEqualTo("over");
            copyTables(eve.create(NewTables.caballero().me().open()), 299);
            eve.at(over, "rematch", "{}").is(422);
            Stored.change(folder, "DELETE FROM tables WHERE id LIKE 'copy1%'");
            eve.at(over, "rematch", "{}").is(200);
        }
    }

    private void copyTables(String id, int times) {
        Stored.change(
                folder,
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + times
                        + ") INSERT INTO tables (id, game, phase, visibility, open_seats, number, line, created, changed, host,"
                        + " node, awaits_bot, network) SELECT 'copy' || n.i, game, phase, visibility, open_seats, number, line,"
                        + " created, changed, host, node, awaits_bot, network FROM tables, n WHERE id = '" + id + "'");
    }

    private static void fill(int guests, IntFunction<Client> newGuest) {
        for (int i = 0; i < guests; i++) {
            Client eve = newGuest.apply(i);
            for (int table = 0; table < 60; table++) {
                eve.create(NewTables.caballero().me().open());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void uploadsOfGuestsAreBoundedByNetwork(Keeping keeping) {
        try (TestServer server = start(keeping)) {
            for (int i = 0; i < 5; i++) {
                Client eve = guest(server, ATTACKER);
                for (int seed = 0; seed < 50; seed++) {
                    upload(eve, seed).is(201);
                }
            }
            Reply refused = upload(guest(server, ATTACKER), 0).is(422);
            assertThat(refused.json().get("text").get("key").asText()).isEqualTo("server.uploads.network");
            upload(guest(server, HOME), 0).is(201);
            upload(account(server, "Dora", ATTACKER), 0).is(201);
        }
    }

    private static Reply upload(Client who, long seed) {
        String record = RecordWriter.text(
                GameRecord.of(Games.known("el-caballero"), HiddenOrders.random("el-caballero", seed, 0)));
        return who.post("/api/replays", Json.text(Map.of("record", record)));
    }

    @Test
    void analysesOfGuestsAreBoundedByNetworkAndLeaveRoomForAccounts() {
        try (TestServer server = start(Keeping.SQLITE)) {
            Client eve = guest(server, ATTACKER);
            Client dora = account(server, "Dora", HOME);
            Client ben = guest(server, HOME);
            String game = finished(dora);
            String network = Stored.column(folder, "SELECT network FROM people WHERE network <> '' ORDER BY created")
                    .getFirst();
            for (int i = 0; i < 20; i++) {
                waitingAnalysis("eve" + i, network);
            }
            eve.post(game, "").is(429);
            for (int i = 20; i < 60; i++) {
                waitingAnalysis("eve" + i, "another" + i);
            }
            Reply full = ben.post(game, "").is(429);
            assertThat(full.json().get("text").get("key").asText()).isEqualTo("server.busy");
            dora.post(game, "").is(200);
        }
    }

    private void waitingAnalysis(String guest, String network) {
        Stored.change(
                folder,
                "INSERT INTO jobs (id, kind, subject, detail, people, urgency, created) VALUES ('" + guest
                        + "', 'ANALYSIS', 'x', '0 1', '" + guest + "@" + network + "', 'ANALYSIS', 1)");
    }

    private static String finished(Client who) {
        String id =
                who.create(NewTables.grande().option("short", "true").me().me().started());
        new Player(id, 1, who).playToTheEnd();
        return "/api/replays/" + id + "/analysis";
    }

    /** Networks are noted for guests of older versions when they come again. */
    @Test
    void guestsOfAnOlderVersionAreCountedToo() {
        try (TestServer server = start(Keeping.SQLITE)) {
            Client ana = guest(server, HOME);
            String known = Stored.column(folder, "SELECT network FROM people").getFirst();
            Stored.change(folder, "UPDATE people SET network = ''");
            ana.get("/api/me", "X-Forwarded-For", HOME).is(200);
            assertThat(Stored.column(folder, "SELECT network FROM people")).containsExactly(known);
        }
    }

    @Test
    void theDatabaseHoldsNoAddresses() {
        try (TestServer server = start(Keeping.SQLITE)) {
            guest(server, HOME).create(inPublic());
            guest(server, "203.0.113.6");
            List<String> networks = Stored.column(folder, "SELECT network FROM people");
            assertThat(networks).doesNotHaveDuplicates().allMatch(network -> network.matches("[0-9a-f]{32}"));
        }
    }
}
