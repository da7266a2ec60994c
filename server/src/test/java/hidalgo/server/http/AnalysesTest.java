package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A finished game is judged in the background, once. */
class AnalysesTest {
    @TempDir
    private Path folder;

    @Test
    void anAnalysisIsAskedForMadeStepByStepAndKept() {
        Client ana;
        String address;
        String kept;
        try (TestServer server = TestServer.in(folder)) {
            ana = server.guest("Ana");
            String id = ana.create(
                    NewTables.grande().option("short", "true").me().me().started());
            address = "/api/replays/" + id + "/analysis";
            new Player(id, 1, ana).play(10);
            ana.post(address, "").is(422);
            new Player(id, 2, ana).playToTheEnd();
            assertThat(state(ana.get(address).is(200))).isEqualTo("none");
            assertThat(state(ana.post(address, "").is(200))).isEqualTo("waiting");
            kept = awaitDone(server, ana, address);
            assertThat(ana.post(address, "").is(200).body()).isEqualTo(kept);
        }
        String made = onlyOne("SELECT created FROM analyses");
        try (TestServer server = TestServer.in(folder)) {
            Client again = ana.at(server.address());
            assertThat(again.get(address).is(200).body()).isEqualTo(kept);
            assertThat(again.post(address, "").is(200).body()).isEqualTo(kept);
            assertThat(server.stranger().get(address).is(200).body()).isEqualTo(kept);
        }
        assertThat(onlyOne("SELECT created FROM analyses")).isEqualTo(made);
    }

    /** A server without bot threads: requests stay in the queue. */
    private TestServer thoughtless() {
        return TestServer.start(TestServer.settings(folder).botThreads(0));
    }

    /** The address of the analysis of a game that has been played to its end. */
    private static String finished(Client who, int seed) {
        String id =
                who.create(NewTables.grande().option("short", "true").me().me().started());
        new Player(id, seed, who).playToTheEnd();
        return "/api/replays/" + id + "/analysis";
    }

    @Test
    void aPersonHasAtMostFourAtATime() {
        try (TestServer server = thoughtless()) {
            Client ana = server.guest("Ana");
            for (int i = 0; i < 4; i++) {
                assertThat(state(ana.post(finished(ana, i), "").is(200))).isEqualTo("waiting");
            }
            String fifth = finished(ana, 4);
            ana.post(fifth, "").is(429);
            assertThat(state(ana.get(fifth).is(200))).isEqualTo("none");
            assertThat(state(server.guest("Ben").post(fifth, "").is(200))).isEqualTo("waiting");
        }
    }

    @Test
    void whatWasAskedForIsMadeAfterARestart() {
        Client ana;
        String address;
        try (TestServer server = thoughtless()) {
            ana = server.guest("Ana");
            String id = ana.create(
                    NewTables.grande().option("short", "true").me().me().started());
            address = "/api/replays/" + id + "/analysis";
            new Player(id, 2, ana).playToTheEnd();
            assertThat(state(ana.post(address, "").is(200))).isEqualTo("waiting");
        }
        try (TestServer server = TestServer.in(folder)) {
            Client again = ana.at(server.address());
            Eventually.holds(() -> state(again.get(address)).equals("done"), "the analysis");
        }
    }

    /** Polls until it is done; the progress only grows, and all answers match the description. */
    private static String awaitDone(TestServer server, Client who, String address) {
        Described described = new Described(who.get("/api/openapi.json").is(200).json());
        List<Integer> progress = new ArrayList<>();
        List<JsonNode> last = new ArrayList<>();
        Eventually.holds(
                () -> {
                    Reply reply = who.get(address).is(200);
                    JsonNode seen = reply.json();
                    assertThat(described.complaints("GET", "/api/replays/{id}/analysis", 200, seen))
                            .isEmpty();
                    progress.add(seen.get("done").asInt());
                    last.add(seen);
                    // There is no need to wait for it.
                    server.stranger().get("/api/welcome").is(200);
                    return state(reply).equals("done");
                },
                "the analysis");
        JsonNode done = last.getLast();
        assertThat(progress).isSorted();
        assertThat(progress.stream().distinct()).hasSizeGreaterThan(2);
        assertThat(last)
                .allMatch(seen -> seen.get("turns").asInt() == done.get("turns").asInt());
        assertThat(done.get("done").asInt())
                .isEqualTo(done.get("turns").asInt())
                .isEqualTo(done.get("judged").size());
        return done.toString();
    }

    private static String state(Reply reply) {
        return reply.json().get("state").asText();
    }

    private String onlyOne(String query) {
        List<String> found = Stored.column(folder, query);
        assertThat(found).hasSize(1);
        return found.getFirst();
    }
}
