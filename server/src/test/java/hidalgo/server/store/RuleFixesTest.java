package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.LogCapture;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Logger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fixes of the rules don't kill running games: what no longer fits is stopped and reported, and nothing is lost. */
@Tag("slow")
class RuleFixesTest {
    private static final Logger LOGGER = Logger.getLogger("hidalgo");

    /** Captured directly, because other tests keep its reports from the loggers above it. */
    private static final String REPORTS = "hidalgo.server.live.RunningGames";

    @TempDir
    Path folder;

    /** Damage that a program of another version may have stored: its kind, and the statement that makes it. */
    private static final Map<String, String> DIFFERENCES = differences();

    private static Map<String, String> differences() {
        Map<String, String> statements = new LinkedHashMap<>();
        String tenth = " WHERE kind = 'moved' AND number = 10 AND table_id = '%s'";
        statements.put(
                "another effect", "UPDATE events SET body = replace(body, '\"effect\":\"', '\"effect\":\"0')" + tenth);
        statements.put(
                "another move", "UPDATE events SET body = replace(body, '\"move\":\"', '\"move\":\"jump ')" + tenth);
        statements.put("another seat", "UPDATE events SET body = replace(body, '\"seat\":', '\"seat\":4')" + tenth);
        statements.put("an unknown kind", "UPDATE events SET kind = 'danced'" + tenth);
        statements.put("no JSON", "UPDATE events SET body = '{\"seat\":'" + tenth);
        statements.put(
                "an unknown game",
                "UPDATE events SET body = replace(body, 'el-caballero', 'el-otro') WHERE number = 1 AND table_id = '%s'");
        statements.put(
                "an unknown option",
                "UPDATE events SET body = replace(body, '\"tieTest\":\"', '\"tieTest\":\"x') WHERE number = 1 AND table_id = '%s'");
        statements.put(
                "a line of the lobby that can't be read", "UPDATE tables SET line = '{\"no\": 1' WHERE id = '%s'");
        return statements;
    }

    @Test
    void aTableThatNoLongerFitsIsStoppedAndAllOthersGoOn() {
        Map<String, String> tables = new LinkedHashMap<>();
        Client ana;
        String sound;
        try (TestServer server = TestServer.in(folder)) {
            ana = server.guest("Ana");
            sound = play(ana);
            for (String difference : DIFFERENCES.keySet()) {
                tables.put(difference, play(ana));
            }
        }
        tables.forEach((difference, id) -> assertThat(
                        Stored.change(folder, DIFFERENCES.get(difference).formatted(id)))
                .as(difference)
                .isEqualTo(1));
        List<String> before = Stored.column(folder, "SELECT table_id || number || kind || body FROM events");
        LOGGER.setUseParentHandlers(false);
        try (LogCapture reports = new LogCapture(REPORTS);
                TestServer server = TestServer.in(folder)) {
            ana = ana.at(server.address());
            server.awaitReady();
            ana.get("/api/tables").is(200);
            new Player(sound, 2, ana).play(5);
            assertThat(ana.table(sound).get("phase").asText()).isEqualTo("playing");
            for (Map.Entry<String, String> entry : tables.entrySet()) {
                String id = entry.getValue();
                if (entry.getKey().contains("lobby")) {
                    assertThat(ana.table(id).get("phase").asText()).isEqualTo("playing");
                    continue;
                }
                Reply reply = ana.get("/api/tables/" + id);
                if (reply.status() == 200) {
                    assertThat(reply.json().get("phase").asText())
                            .as(entry.getKey())
                            .isEqualTo("stopped");
                    assertThat(reply.json().get("play").get("moves").asInt()).isEqualTo(7);
                } else {
                    reply.is(422);
                }
                ana.move(id, 0, 7, "x", "power 1").is(422);
                assertThat(ana.get("/api/tables/" + id + "/record").status()).isIn(200, 422);
                Eventually.holds(
                        () -> String.join("\n", reports.lines()).contains(id), "a report of " + entry.getKey());
            }
        } finally {
            LOGGER.setUseParentHandlers(true);
        }
        assertThat(Stored.column(folder, "SELECT table_id || number || kind || body FROM events"))
                .as("nothing is lost")
                .containsAll(before);
    }

    @Test
    void aStoppedGameGoesOnWhenTheRulesFitAgain() {
        Client ana;
        String id;
        try (TestServer server = TestServer.in(folder)) {
            ana = server.guest("Ana");
            id = play(ana);
        }
        String where = " WHERE number = 10 AND table_id = '" + id + "'";
        Stored.change(folder, "UPDATE events SET body = replace(body, '\"effect\":\"', '\"effect\":\"zz')" + where);
        try (TestServer server = TestServer.in(folder)) {
            ana = ana.at(server.address());
            assertThat(ana.table(id).get("phase").asText()).isEqualTo("stopped");
            ana.at(id, "chat", "{\"text\": \"what now?\"}").is(204);
            assertThat(ana.get("/api/tables/" + id + "/chat").json()).hasSize(1);
            assertThat(ana.get("/api/tables").json().get("mine").toString()).contains(id);
        }
        Stored.change(folder, "UPDATE events SET body = replace(body, '\"effect\":\"zz', '\"effect\":\"')" + where);
        try (TestServer server = TestServer.in(folder)) {
            ana = ana.at(server.address());
            assertThat(ana.table(id).get("version").asInt()).isEqualTo(20);
            assertThat(ana.table(id).get("chat").asInt()).isEqualTo(1);
            assertThat(new Player(id, 5, ana).play(5).get("version").asInt()).isEqualTo(25);
        }
    }

    private static String play(Client who) {
        String id = who.create(NewTables.caballero().me().me().started());
        new Player(id, 1, who).play(20);
        return id;
    }
}
