package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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

    @Test
    void aBankOfDaysGrowsToItsCap() {
        int day = 86_400;
        String id = table(NewTables.caballero().clock("bank", 5 * day, day, 5 * day + day / 2));
        int first = mover(id);
        clock.pass(Duration.ofDays(2));
        assertThat(left(id, first)).isEqualTo(Duration.ofDays(3).toMillis());
        lay(id, first, 0, 3);
        assertThat(left(id, first)).isEqualTo(Duration.ofDays(4).toMillis());
        clock.pass(Duration.ofHours(1));
        lay(id, 1 - first, 1, 9);
        assertThat(left(id, 1 - first))
                .as("capped, unless it is their turn again")
                .isEqualTo(
                        mover(id) == first
                                ? Duration.ofHours(5 * 24 + 12).toMillis()
                                : Duration.ofHours(5 * 24 - 1).toMillis());
    }

    private JsonNode seat(String id, int seat) {
        return ana.table(id).get("seats").get(seat);
    }

    @Test
    void aBotTakesOverByItselfAtATableWithoutViewers() {
        String id = table(NewTables.caballero().clock("days", 86_400, 0, 0).end("bot"));
        int slow = mover(id);
        clock.pass(Duration.ofHours(23));
        server.close();
        clock.pass(Duration.ofDays(30));
        server = TestServer.in(folder, clock);
        ana = ana.at(server.address());
        ben = ben.at(server.address());
        assertThat(seat(id, slow).get("kind").asText())
                .as("without a server, no time passes")
                .isEqualTo("person");
        clock.pass(Duration.ofMinutes(61));
        // The last look at the table is over an hour old for the server: it is not asked again here.
        Eventually.holds(
                () -> Stored.column(folder, "SELECT kind FROM events WHERE kind = 'takenover'")
                                .size()
                        == 1,
                "a bot");
        assertThat(seat(id, slow).get("kind").asText()).isEqualTo("bot");
        assertThat(ana.get("/api/tables/" + id + "/chat").body()).contains("server.news.late");
        person(slow).at(id, "return", "{\"seat\": " + slow + "}").is(200);
    }

    @Test
    void whoLosesOnTimeCantComeBackAndTheOtherHasWon() {
        String id = table(NewTables.caballero().clock("bank", 86_400, 0, 0).end("loss"));
        int slow = mover(id);
        clock.pass(Duration.ofHours(25));
        Eventually.holds(() -> ana.table(id).get("phase").asText().equals("over"), "the end");
        assertThat(ana.get("/api/tables/" + id + "/chat").body()).contains("server.news.lost");
        person(slow).at(id, "return", "{\"seat\": " + slow + "}").is(422);
        assertThat(seat(id, slow).get("left").asBoolean()).isTrue();
    }

    @Test
    void withThreePeopleABotPlaysOnForALostSeat() {
        Client cid = server.guest("Cid");
        String id = ana.create(NewTables.grande()
                .clock("days", 86_400, 0, 0)
                .end("loss")
                .me()
                .open()
                .open());
        ben.at(id, "join", "{}").is(200);
        cid.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        int slow = mover(id);
        Client late = List.of(ana, ben, cid).get(slow);
        clock.pass(Duration.ofHours(25));
        Eventually.holds(() -> seat(id, slow).get("kind").asText().equals("bot"), "a bot");
        assertThat(ana.table(id).get("phase").asText()).isEqualTo("playing");
        late.at(id, "return", "{\"seat\": " + slow + "}").is(422);
    }

    @Test
    void theOthersDecideWhereNothingHappensByItself() {
        String id = table(NewTables.caballero().clock("days", 86_400, 0, 0));
        clock.pass(Duration.ofDays(3));
        assertThat(Stored.column(folder, "SELECT due FROM tables")).containsExactly("0");
        assertThat(seat(id, mover(id)).get("out").asBoolean()).isTrue();
    }

    @Test
    void theLobbyShowsTheTableWhoseTimeRunsOutFirst() {
        String slow = table(NewTables.caballero().with("name", "slow").clock("days", 86_400 * 7, 0, 0));
        String none = table(NewTables.caballero().with("name", "none"));
        String quick = table(NewTables.caballero().with("name", "quick").clock("days", 86_400, 0, 0));
        clock.pass(Duration.ofHours(20));
        List<String> waiting = new ArrayList<>();
        for (JsonNode line : ana.get("/api/tables").json().get("mine")) {
            if (line.get("yourTurn").asBoolean()) {
                waiting.add(line.get("name").asText());
                if (line.get("name").asText().equals("quick")) {
                    int own = line.get("yours").get(0).asInt();
                    assertThat(line.get("seats").get(own).get("millis").asLong())
                            .isEqualTo(Duration.ofHours(4).toMillis());
                }
            }
        }
        List<String> expected = new ArrayList<>();
        for (String id : List.of(quick, slow, none)) {
            if (mover(id) == 0) {
                expected.add(ana.table(id).get("name").asText());
            }
        }
        assertThat(waiting).isEqualTo(expected);
    }
}
