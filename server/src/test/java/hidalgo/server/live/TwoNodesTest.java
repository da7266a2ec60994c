package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Postgres;
import hidalgo.server.Reply;
import hidalgo.server.ServerProcess;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Two servers on one PostgreSQL: one history, and all people see it, on either node. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT) // Several wait until a node notices that another is gone.
class TwoNodesTest {
    @TempDir
    static Path folder;

    private static String database;
    private static TestServer north;
    private static TestServer south;

    @BeforeAll
    static void start() {
        database = Postgres.database();
        north = TestServer.on(database, folder, "north");
        south = TestServer.on(database, folder, "south");
    }

    @AfterAll
    static void stop() {
        north.close();
        south.close();
    }

    @Test
    void aMoveOnOneNodeIsSeenOnTheOther() {
        Client ana = north.guest("Ana");
        Client ben = south.guest("Ben");
        String id = ana.create(NewTables.caballero().me().open());
        ben.at(id, "join", "{}").is(200);
        try (Socket there = ben.open(id);
                Socket here = ana.open(id)) {
            ana.at(id, "start", "{}").is(200);
            there.await(seen -> "playing".equals(seen.get("phase").asText()));
            Player player = new Player(id, 11, ana, ben);
            for (int version = 1; version <= 30; version++) {
                player.playOne();
                int made = ana.table(id).get("version").asInt();
                here.await(seen -> seen.get("version").asInt() >= made);
                there.await(seen -> seen.get("version").asInt() >= made);
            }
            ben.at(id, "chat", "{\"text\": \"from the south\"}").is(204);
            here.await(seen -> seen.get("chat").asInt() == 1);
        }
    }

    @Test
    void aStepThatWaitsOnOneNodeIsLetGoOnTheOther() {
        Client ana = north.guest("Ana");
        Client there = ana.at(south.address());
        String id = ana.create(HoldsTest.running(Set.of(HoldsTest.HOLDER)).hold(60, false));
        Eventually.holds(
                () -> there.table(id).get("version").asInt() == 1
                        && !there.table(id).get("hold").isNull(),
                "the first step, and the wait before the second");
        there.at(id, "let-go", "{\"seat\": 4}").is(200);
        Eventually.holds(() -> ana.table(id).get("version").asInt() == 3, "the rest of the bot's gifts");
    }

    @Test
    void gamesThatEndOnBothNodesAtOnceAreRatedOnce() throws InterruptedException {
        Client ana = withAccount(north, "Ana of both nodes");
        Client ben = withAccount(south, "Ben of both nodes");
        List<String> tables = new ArrayList<>();
        for (int number = 0; number < 6; number++) {
            String id = ana.create(NewTables.grande().me().open());
            ben.at(id, "join", "{}").is(200);
            ana.at(id, "start", "{}").is(200);
            ana.at(id, "resign", "{\"seat\": 0}").is(200);
            tables.add(id);
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (String id : tables) {
                for (Client node : List.of(ben, ben.at(north.address()))) {
                    threads.execute(() -> node.at(id, "propose", "{\"kind\": \"end\"}"));
                }
            }
        }
        for (Client who : List.of(ana, ana.at(south.address()), ben, ben.at(north.address()))) {
            List<String> rated = who.get("/api/me/history").is(200).json().findValuesAsText("table");
            assertThat(rated).containsExactlyInAnyOrderElementsOf(tables);
        }
        JsonNode results = north.stranger()
                .get("/api/people/Ben%20of%20both%20nodes")
                .is(200)
                .json()
                .get("results");
        assertThat(results.at("/0/places").toString()).isEqualTo("[6,0]");
        assertThat(Stored.column(
                        database,
                        "SELECT games FROM ratings WHERE player IN (SELECT id FROM people"
                                + " WHERE name LIKE '% of both nodes')"))
                .containsExactly("6", "6");
    }

    private static Client withAccount(TestServer node, String name) {
        Client client = node.guest(name);
        client.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"long enough\"}")
                .is(200);
        return client;
    }

    @Test
    void bothNodesWriteAtTheSameTablesAndThereIsOneHistory() throws InterruptedException {
        Client ana = north.guest("Ana");
        Client south1 = ana.at(south.address());
        List<String> tables = new ArrayList<>();
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            NewTables wish = i % 2 == 0 ? NewTables.caballero() : NewTables.grande();
            String id = (i < 2 ? ana : south1).create(wish.me().me().started());
            tables.add(id);
            sockets.add(ana.open(id));
            sockets.add(south1.open(id));
        }
        List<String> wrong = new CopyOnWriteArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int thread = 0; thread < 8; thread++) {
                Client who = thread % 2 == 0 ? ana : south1;
                String name = "t" + thread + " ";
                SplittableRandom random = new SplittableRandom(thread);
                threads.execute(() -> {
                    for (int i = 0; i < 25; i++) {
                        String id = tables.get(random.nextInt(tables.size()));
                        if (random.nextInt(8) == 0) {
                            int status = who.at(id, "chat", "{\"text\": \"" + name + i + "\"}")
                                    .status();
                            if (status != 204) {
                                wrong.add("chat " + status);
                            }
                            continue;
                        }
                        JsonNode seen = who.table(id);
                        JsonNode play = seen.get("play");
                        JsonNode legal = play.get("legal");
                        Reply reply = who.move(
                                id,
                                play.get("seat").asInt(),
                                seen.get("version").asInt(),
                                name + i,
                                legal.get(random.nextInt(legal.size())).asText());
                        if (reply.status() != 200 && !Player.isOutrun(reply, seen)) {
                            wrong.add("move " + reply.status() + " " + reply.body());
                        }
                    }
                });
            }
        }
        assertThat(wrong).isEmpty();
        for (int i = 0; i < tables.size(); i++) {
            String id = tables.get(i);
            // One of both made the last change; when they agree, both know it.
            Eventually.holds(
                    () -> ana.table(id).get("number").equals(south1.table(id).get("number")),
                    "the same number of events on both nodes");
            JsonNode one = ana.table(id);
            int number = one.get("number").asInt();
            for (Socket socket : sockets.subList(2 * i, 2 * i + 2)) {
                JsonNode shown = socket.await(seen -> seen.get("number").asInt() == number);
                assertThat(shown.get("play")).isEqualTo(one.get("play"));
            }
            assertThat(south1.table(id).get("play")).isEqualTo(one.get("play"));
            assertThat(south1.get("/api/tables/" + id + "/log").body())
                    .isEqualTo(ana.get("/api/tables/" + id + "/log").body());
            assertThat(south1.get("/api/tables/" + id + "/chat").body())
                    .isEqualTo(ana.get("/api/tables/" + id + "/chat").body());
        }
        sockets.forEach(Socket::close);
    }

    @Test
    void botsPlayOnceWhicheverNodeTheyAreOn() {
        Client ana = north.guest("Ana");
        String id = ana.create(NewTables.grande()
                .option("short", "true")
                .me()
                .bot("random")
                .bot("random")
                .started());
        Client there = ana.at(south.address());
        try (Socket socket = there.open(id)) {
            // Every move is made on the other node than the one before.
            for (int i = 0; i < 2000; i++) {
                boolean more = new Player(id, i, i % 2 == 0 ? ana : there).playOne();
                if (!more) {
                    break;
                }
            }
            JsonNode over = socket.await(seen -> "over".equals(seen.get("phase").asText()));
            // The node that did not make the last move learns of it a moment later.
            Eventually.holds(() -> ana.table(id).get("phase").asText().equals("over"), "over on both nodes");
            assertThat(over.get("play").get("moves").asInt())
                    .isEqualTo(ana.table(id).get("play").get("moves").asInt());
        }
    }

    @Test
    void aTableThatIsGoneOnOneNodeIsGoneOnTheOther() {
        Client ana = north.guest("Ana");
        String id = ana.create(NewTables.caballero().me().open());
        try (Socket socket = south.stranger().open(id)) {
            socket.await(seen -> true);
            ana.at(id, "leave", "{}").is(204);
            socket.awaitGone();
        }
        south.stranger().get("/api/tables/" + id).is(404);
    }

    @Test
    void whoIsThereIsSeenOnBothNodes() {
        Client ana = north.guest("Ana");
        Client ben = south.guest("Ben");
        String id = ana.create(NewTables.caballero().me().open());
        ben.at(id, "join", "{}").is(200);
        try (Socket here = ana.open(id)) {
            here.await(seen -> online(seen, 0) && !online(seen, 1));
            Socket there = ben.open(id);
            there.await(seen -> online(seen, 0) && online(seen, 1));
            here.await(seen -> online(seen, 0) && online(seen, 1));
            Socket stranger = south.stranger().open(id);
            here.await(seen -> seen.get("spectators").asInt() == 1);
            there.close();
            here.await(seen -> !online(seen, 1) && seen.get("spectators").asInt() == 1);
            stranger.close();
            here.await(seen -> seen.get("spectators").asInt() == 0);
        }
    }

    @Test
    void whoWasOnANodeThatIsGoneIsThereNoMore() {
        Client ana = north.guest("Ana");
        Client ben = south.guest("Ben");
        String id = ana.create(NewTables.caballero().me().open());
        ben.at(id, "join", "{}").is(200);
        try (Socket here = ana.open(id)) {
            ServerProcess west = ServerProcess.start(folder, database);
            try {
                ben.at(west.address()).open(id);
                here.await(seen -> online(seen, 1));
            } finally {
                west.kill();
            }
            here.await(seen -> !online(seen, 1));
        }
    }

    /** The table has no viewers and no requests: its new events are read from the database. */
    @Test
    void theBotsOfANodeThatIsGoneAreSeenToUnasked() {
        ServerProcess west = ServerProcess.start(folder, database);
        String id;
        try {
            Client ana = north.guest("Ana").at(west.address());
            id = ana.create(
                    NewTables.grande().bot("champion").bot("champion").me().started());
            Eventually.holds(() -> isBotsTurn(ana, id), "a turn of a bot, which thinks for seconds");
        } finally {
            west.kill();
        }
        String events = "SELECT count(*) FROM events WHERE table_id = '" + id + "'";
        int before = Integer.parseInt(Stored.column(database, events).getFirst());
        Eventually.holds(
                () -> Integer.parseInt(Stored.column(database, events).getFirst()) > before, "a move of the bot");
    }

    /** Makes Ana's own moves until a bot must move. */
    private static boolean isBotsTurn(Client ana, String id) {
        JsonNode play = ana.table(id).get("play");
        if (play.get("legal").isEmpty()) {
            return true;
        }
        ana.move(
                id,
                play.get("seat").asInt(),
                ana.table(id).get("version").asInt(),
                "m" + play.get("moves").asInt(),
                play.get("legal").get(0).asText());
        return false;
    }

    private static boolean online(JsonNode table, int seat) {
        return table.get("seats").get(seat).get("online").asBoolean();
    }

    @Test
    void aSessionOrTokenThatEndsOnOneNodeEndsItsSocketsOnTheOther() {
        Client ana = north.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        Client there = ana.at(south.address());
        JsonNode token = ana.post("/api/tokens", "{\"label\": \"bot\"}").is(200).json();
        try (Socket browser = there.open(id);
                Socket program = there.withToken(token.get("token").asText()).open(id)) {
            browser.awaitVersion(0);
            program.await(seen -> seen.get("yours").size() == 2);
            ana.send("DELETE", "/api/tokens/" + token.get("id").asText(), null).is(204);
            assertThat(program.awaitClosed()).isEqualTo(1008);
            ana.post("/api/logout", "").is(204);
            assertThat(browser.awaitClosed()).isEqualTo(1008);
        }
    }

    @Test
    void whatANodeWasNotToldItFindsOutWhenItHearsAgain() {
        Client ana = north.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        try (Socket socket = ana.at(south.address()).open(id)) {
            socket.awaitVersion(0);
            assertThat(Stored.change(
                            database,
                            "DELETE FROM sessions WHERE person = (SELECT person FROM table_people WHERE table_id = '"
                                    + id + "')"))
                    .isEqualTo(1);
            assertThat(Stored.column(
                            database,
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                    + " WHERE datname = current_database() AND application_name = 'hidalgo news'"))
                    .isNotEmpty();
            assertThat(socket.awaitClosed()).isEqualTo(1008);
        }
    }
}
