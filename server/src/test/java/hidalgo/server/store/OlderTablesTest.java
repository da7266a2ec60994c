package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that were made before an option existed continue as they were played. */
class OlderTablesTest {
    @TempDir
    Path folder;

    private static NewTables expanded() {
        return NewTables.caballero().me().me().option("expanded", "true").option("grandeTakeBack", "allowed");
    }

    @Test
    @DisplayName("EC-5.8 a running game whose events don't name grandeTakeBack is read with allowed")
    void aRunningGameThatDoesNotNameAnOptionGoesOn() {
        Client ana;
        String older;
        String forbidden;
        try (TestServer server = TestServer.in(folder)) {
            ana = server.guest("Ana");
            older = playUntilTaken(ana);
            forbidden = playUntilTaken(ana);
        }
        forgetOptions(older);
        change(forbidden, "'\"grandeTakeBack\":\"allowed\"', '\"grandeTakeBack\":\"forbidden\"'");

        try (TestServer server = TestServer.in(folder)) {
            ana = ana.at(server.address());
            JsonNode table = ana.table(older);
            assertThat(table.get("phase").asText()).isEqualTo("playing");
            assertThat(table.get("version").asInt()).isEqualTo(6);
            assertThat(table.get("options").get("grandeTakeBack").asText()).isEqualTo("allowed");
            assertThat(table.get("options").get("secondTile").asText()).isEqualTo("owed");
            assertThat(new Player(older, 3, ana).play(10).get("version").asInt())
                    .isEqualTo(16);
            assertThat(ana.table(forbidden).get("phase").asText())
                    .as("the same moves are no game where the option is named")
                    .isEqualTo("stopped");
        }
    }

    @Test
    @DisplayName(
            "EC-5.8 a waiting table that does not name grandeTakeBack keeps allowed when something else is settled")
    void aWaitingTableKeepsWhatItWasMadeWith() {
        Client ana;
        String id;
        try (TestServer server = TestServer.in(folder)) {
            ana = server.guest("Ana");
            id = ana.create(expanded());
        }
        forgetOptions(id);

        try (TestServer server = TestServer.in(folder)) {
            ana = ana.at(server.address());
            ana.at(id, "options", "{\"options\": {\"bidOrder\": \"lastTurnReversed\"}}")
                    .is(200);
            JsonNode options = ana.table(id).get("options");
            assertThat(options.get("grandeTakeBack").asText()).isEqualTo("allowed");
            assertThat(options.get("bidOrder").asText()).isEqualTo("lastTurnReversed");
        }
    }

    @Test
    @DisplayName("EC-5.8 a new table has the default")
    void aNewTableHasTheDefault() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            JsonNode options =
                    ana.table(ana.create(NewTables.caballero().me().me())).get("options");
            assertThat(options.get("grandeTakeBack").asText()).isEqualTo("forbidden");
        }
    }

    /** A game in which a tile is taken back with the grande on it. */
    private static String playUntilTaken(Client ana) {
        String id = ana.create(expanded().started());
        play(ana, id, "power 1");
        play(ana, id, "power 2");
        play(ana, id, "supply");
        String cell = play(ana, id, "cab").split(" ")[1];
        play(ana, id, "grande " + cell);
        play(ana, id, "take " + cell);
        return id;
    }

    /** Plays the first legal move that begins so. */
    private static String play(Client ana, String id, String beginning) {
        JsonNode seen = ana.table(id);
        for (JsonNode legal : seen.get("play").get("legal")) {
            String move = legal.asText();
            if (move.startsWith(beginning) && !move.endsWith(" grande")) {
                int version = seen.get("version").asInt();
                ana.move(id, seen.get("play").get("seat").asInt(), version, "move " + version, move)
                        .is(200);
                return move;
            }
        }
        throw new AssertionError("No move begins with " + beginning + ": " + seen);
    }

    private void forgetOptions(String table) {
        change(table, "'\"secondTile\":\"owed\",\"grandeTakeBack\":\"allowed\",', ''");
    }

    private void change(String table, String fromTo) {
        String opened = " WHERE number = 1 AND table_id = '" + table + "'";
        assertThat(Stored.change(folder, "UPDATE events SET body = replace(body, " + fromTo + ")" + opened))
                .isEqualTo(1);
    }
}
