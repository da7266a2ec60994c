package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Socket;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clocks, with a clock of the test's own. */
@Tag("slow")
class ClocksTest {
    @TempDir
    Path folder;

    private final ManualClock clock = new ManualClock();
    private TestServer server;
    private Client ana;
    private Client ben;

    @BeforeEach
    void start() {
        server = TestServer.in(folder, clock);
        ana = server.guest("Ana");
        ben = server.guest("Ben");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private String table(NewTables wish) {
        String id = ana.create(wish.me().open());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        return id;
    }

    private long left(String id, int seat) {
        return ana.table(id).get("seats").get(seat).get("millis").asLong();
    }

    private int mover(String id) {
        return ana.table(id).get("play").get("obliged").get(0).asInt();
    }

    private Client person(int seat) {
        return seat == 0 ? ana : ben;
    }

    private void lay(String id, int seat, int version, int power) {
        person(seat).move(id, seat, version, "lay " + version, "power " + power).is(200);
    }

    @Test
    void withoutAClockNoTimeRunsOut() {
        String id = table(NewTables.caballero());
        clock.pass(Duration.ofDays(400));
        ana = server.guest("Ana");
        JsonNode table = ana.table(id);
        assertThat(table.get("seats").get(0).get("millis").isNull()).isTrue();
        assertThat(table.get("seats").get(0).get("running").asBoolean()).isFalse();
    }

    @Test
    void aLiveClockRunsForWhoMustMoveAndGrowsToItsCap() {
        String id = table(NewTables.caballero().clock("live", 100, 20, 110));
        int first = mover(id);
        clock.pass(Duration.ofSeconds(5));
        assertThat(left(id, first)).isEqualTo(95_000);
        assertThat(left(id, 1 - first)).isEqualTo(100_000);
        lay(id, first, 0, 3);
        assertThat(left(id, first)).as("capped").isEqualTo(110_000);
        clock.pass(Duration.ofSeconds(60));
        assertThat(left(id, first)).isEqualTo(110_000);
        assertThat(left(id, 1 - first)).isEqualTo(40_000);
        lay(id, 1 - first, 1, 9);
        assertThat(left(id, 1 - first)).isEqualTo(mover(id) == first ? 60_000 : 40_000);
    }

    @Test
    void whenTimeRunsOutTheOthersCanPutABotInAndThePersonComesBack() {
        String id = table(NewTables.caballero().clock("live", 30, 0, 30));
        int slow = mover(id);
        Client late = person(slow);
        Client other = person(1 - slow);
        other.at(id, "bot", "{\"seat\": " + slow + "}").is(422);
        clock.pass(Duration.ofSeconds(29));
        other.at(id, "bot", "{\"seat\": " + slow + "}").is(422);
        clock.pass(Duration.ofSeconds(2));
        assertThat(other.table(id).get("seats").get(slow).get("out").asBoolean())
                .isTrue();
        server.guest("Carl").at(id, "bot", "{\"seat\": " + slow + "}").is(403);
        other.at(id, "bot", "{\"seat\": " + (1 - slow) + "}").is(422);
        other.at(id, "bot", "{\"seat\": " + slow + "}").is(200);
        try (Socket socket = other.open(id)) {
            socket.awaitVersion(1);
        }
        late.move(id, slow, 1, "late", "power 4").is(403);
        late.at(id, "return", "{\"seat\": " + slow + "}").is(200);
        assertThat(late.table(id).get("seats").get(slow).get("kind").asText()).isEqualTo("person");
    }

    @Test
    void whoIsOutMayStillMoveBeforeABotIsPutIn() {
        String id = table(NewTables.caballero().clock("live", 30, 5, 30));
        int slow = mover(id);
        clock.pass(Duration.ofMinutes(5));
        lay(id, slow, 0, 4);
        assertThat(ana.table(id).get("seats").get(slow).get("out").asBoolean()).isFalse();
    }

    @Test
    void everyGoHasItsDays() {
        String id = table(NewTables.caballero().clock("days", 86_400 * 2, 0, 0));
        int first = mover(id);
        clock.pass(Duration.ofDays(1));
        assertThat(left(id, first)).isEqualTo(Duration.ofDays(1).toMillis());
        lay(id, first, 0, 3);
        clock.pass(Duration.ofHours(47));
        assertThat(left(id, 1 - first)).isEqualTo(Duration.ofHours(1).toMillis());
        lay(id, 1 - first, 1, 9);
        int next = mover(id);
        assertThat(left(id, next))
                .as("a new go has its full time")
                .isEqualTo(Duration.ofDays(2).toMillis());
    }

    @Test
    void clocksStandStillWhileTheServerIsDown() {
        String id = table(NewTables.caballero().clock("live", 100, 0, 100));
        int first = mover(id);
        clock.pass(Duration.ofSeconds(10));
        server.close();
        clock.pass(Duration.ofHours(8));
        server = TestServer.in(folder, clock);
        ana = ana.at(server.address());
        ben = ben.at(server.address());
        assertThat(left(id, first)).isEqualTo(90_000);
        clock.pass(Duration.ofSeconds(20));
        assertThat(left(id, first)).isEqualTo(70_000);

        server.close();
        clock.pass(Duration.ofSeconds(7));
        server = TestServer.in(folder, clock);
        ana = ana.at(server.address());
        ben = ben.at(server.address());
        assertThat(left(id, first)).as("a short stop counts as well").isEqualTo(70_000);
        lay(id, first, 0, 3);
        assertThat(left(id, first)).isEqualTo(70_000);
    }
}
