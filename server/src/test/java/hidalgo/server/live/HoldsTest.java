package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/*
 * The angry King makes all players return three caballeros. A bot in seat 3 has to give first; Ana in seat 4 holds a
 * veto and has allowed the action. Bots don't pause here, and time passes only when a test advances it.
 */

/** EG-4.15: while an action runs, its steps wait for people who may stop it. */
@Tag("slow")
class HoldsTest {
    private static final Path RECORD =
            Path.of("../records/src/test/resources/corpus/el-grande/34-5-rare-angryking-stopped-part-way.json");
    private static final int ALLOWED = 76;
    private static final int GIVER = 3;
    static final int HOLDER = 4;

    @TempDir
    Path folder;

    private final ManualClock clock = new ManualClock();
    private TestServer server;
    private Client ana;

    @BeforeEach
    void start() {
        server = TestServer.in(folder, clock);
        ana = server.guest("Ana");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    static NewTables running(Set<Integer> people) {
        try {
            NewTables wish =
                    NewTables.grande().with("record", Files.readString(RECORD)).with("ply", ALLOWED);
            for (int seat = 0; seat < 5; seat++) {
                wish = people.contains(seat) ? wish.me() : wish.bot("random");
            }
            return wish.started();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private String table(NewTables wish) {
        String id = ana.create(wish);
        Eventually.holds(() -> version(id) == 1, "the first step, which waits for no player");
        return id;
    }

    private int version(String id) {
        return ana.table(id).get("version").asInt();
    }

    private JsonNode hold(String id) {
        return ana.table(id).get("hold");
    }

    private void goesOn(String id, int version) {
        Eventually.holds(() -> version(id) >= version, "step " + version);
    }

    @Test
    @DisplayName("After a step of a bot the next one waits five seconds for a person who may stop it, and is then made")
    void theNextStepWaits() {
        String id = table(running(Set.of(HOLDER)));
        assertThat(hold(id).get("seats").toString()).isEqualTo("[4]");
        assertThat(hold(id).get("left").asLong()).isEqualTo(5000);
        assertThat(server.stranger().table(id).get("hold").get("left").asLong())
                .as("spectators see it too")
                .isEqualTo(5000);

        clock.pass(Duration.ofMillis(4999));
        assertThat(hold(id).get("left").asLong()).isEqualTo(1);
        assertThat(version(id)).isEqualTo(1);
        clock.pass(Duration.ofMillis(1));
        goesOn(id, 2);
        assertThat(hold(id).get("left").asLong())
                .as("the step after it waits again")
                .isEqualTo(5000);
    }

    @Test
    @DisplayName("The rest of an action doesn't wait for a player who has allowed it")
    void letItGoOn() {
        String id = table(running(Set.of(HOLDER)));
        ana.at(id, "let-go", "{\"seat\": 4}").is(200);

        Eventually.holds(
                () -> ana.table(id).get("play").get("obliged").toString().equals("[4]"), "the holder's own gift");
        assertThat(version(id)).isEqualTo(3);
        ana.at(id, "let-go", "{\"seat\": 4}").is(200);
        ana.at(id, "let-go", "{\"seat\": 3}").is(403);
    }

    @Test
    @DisplayName("The rest is stopped by a veto in that time, and finished steps stand")
    void vetoTheRest() {
        String id = table(running(Set.of(HOLDER)));
        JsonNode seen = ana.table(id, HOLDER);
        assertThat(seen.get("play").get("legal").toString()).isEqualTo("[\"veto\"]");
        ana.move(id, HOLDER, 1, "stop", "veto").is(200);

        Eventually.holds(() -> version(id) > 2, "the active player continues");
        JsonNode log = ana.get("/api/tables/" + id + "/log?from=" + ALLOWED).json();
        assertThat(log.get(0).get("move").asText()).startsWith("give ");
        assertThat(log.get(1).get("move").asText()).isEqualTo("veto");
        assertThat(log.get(2).get("seat").asInt()).isEqualTo(2);
        assertThat(log.get(2).get("move").asText()).doesNotStartWith("give ");
    }

    @Test
    @DisplayName("A restart continues with the remaining time")
    void restart() {
        String id = table(running(Set.of(HOLDER)));
        clock.pass(Duration.ofSeconds(2));
        server.close();
        clock.pass(Duration.ofHours(1));
        server = TestServer.in(folder, clock);
        ana = ana.at(server.address());

        assertThat(hold(id).get("left").asLong()).as("nothing ran meanwhile").isBetween(3000L, 5000L);
        assertThat(version(id)).isEqualTo(1);
        clock.pass(Duration.ofSeconds(5));
        goesOn(id, 2);
    }

    @Test
    @DisplayName("No step waits for a seat that a bot has taken over, or at a table without a time for it")
    void noStepWaits() {
        String resigned = table(running(Set.of(HOLDER)));
        ana.at(resigned, "resign", "{\"seat\": 4}").is(200);
        goesOn(resigned, 4);

        String id = ana.create(running(Set.of(HOLDER)).hold(0, false));
        goesOn(id, 3);
        assertThat(ana.table(id).get("holdSetting").get("seconds").asInt()).isZero();
    }

    @Test
    @DisplayName("A seat's choice for this round is not asked again, and ends with the round")
    void everythingPassesThisRound() {
        String id = table(running(Set.of(HOLDER)));
        ana.at(id, "readiness", "{\"seat\": 4, \"readiness\": \"pass\"}").is(200);
        assertThat(ana.table(id, HOLDER).get("play").get("readiness").asText()).isEqualTo("pass");
        goesOn(id, 3);
        assertThat(hold(id).isNull()).isTrue();

        int round = ana.table(id).get("play").get("round").asInt();
        Player player = new Player(id, 1, ana);
        while (ana.table(id).get("play").get("round").asInt() == round) {
            player.playOne();
        }
        assertThat(ana.table(id, HOLDER).get("play").get("readiness").asText()).isEqualTo("wait");
    }

    @Test
    @DisplayName("Steps wait without limit for a player who wants to be asked, but not with a running clock")
    void askMe() {
        String id = table(running(Set.of(HOLDER)));
        ana.at(id, "readiness", "{\"seat\": 4, \"readiness\": \"ask\"}").is(200);
        clock.pass(Duration.ofDays(2));
        assertThat(hold(id).get("left").isNull()).isTrue();
        assertThat(version(id)).isEqualTo(1);
        ana.at(id, "let-go", "{\"seat\": 4}").is(200);
        goesOn(id, 3);

        String live = table(running(Set.of(HOLDER)).clock("live", 600, 10, 900));
        ana.at(live, "readiness", "{\"seat\": 4, \"readiness\": \"ask\"}").is(422);
    }

    @Test
    @DisplayName("In correspondence games, people are asked by default, for as long as a move may take")
    void byCorrespondence() {
        String id = table(running(Set.of(HOLDER)).clock("days", 86_400, 0, 0));
        assertThat(ana.table(id, HOLDER).get("play").get("readiness").asText()).isEqualTo("ask");
        assertThat(hold(id).get("left").asLong()).isEqualTo(86_400_000);
        clock.pass(Duration.ofDays(1));
        goesOn(id, 2);
    }

    @Test
    @DisplayName("Where the table wants it, the steps of people wait as well, and their clocks stand still meanwhile")
    void stepsOfPeople() {
        String id = ana.create(
                running(Set.of(0, 1, 2, GIVER, HOLDER)).hold(10, true).clock("live", 600, 0, 600));
        ana.move(id, GIVER, 0, "first", "give court").is(200);
        assertThat(hold(id).get("left").asLong()).isEqualTo(10_000);
        Reply early = ana.move(id, GIVER, 1, "second", "give court").is(422);
        assertThat(early.body()).contains("server.held.seconds");
        clock.pass(Duration.ofSeconds(9));
        assertThat(clockOf(id, GIVER)).isEqualTo(600_000);
        clock.pass(Duration.ofSeconds(3));
        assertThat(clockOf(id, GIVER)).isEqualTo(598_000);
        ana.move(id, GIVER, 1, "second", "give court").is(200);

        clock.pass(Duration.ofSeconds(4));
        ana.at(id, "let-go", "{\"seat\": 4}").is(200);
        clock.pass(Duration.ofSeconds(1));
        assertThat(clockOf(id, GIVER)).isEqualTo(597_000);
    }

    @Test
    @DisplayName("A step that is taken back is waited for anew, and people's steps wait only where that was settled")
    void takenBack() {
        String id = ana.create(running(Set.of(0, 1, 2, GIVER, HOLDER)));
        ana.move(id, GIVER, 0, "first", "give court").is(200);
        assertThat(hold(id).isNull()).isTrue();
        ana.move(id, GIVER, 1, "second", "give court").is(200);
        ana.at(id, "undo", "{\"seat\": 3, \"version\": 2, \"id\": \"back\"}").is(200);
        assertThat(hold(id).isNull()).isTrue();
    }

    @Test
    @DisplayName("The host settles the time before the start; one that makes no sense is refused")
    void settled() {
        String id = ana.create(NewTables.grande().me().me());
        assertThat(ana.table(id).get("holdSetting").toString()).isEqualTo("{\"seconds\":5,\"people\":false}");
        ana.at(id, "options", "{\"holdSetting\": {\"seconds\": 20, \"people\": true}}")
                .is(200);
        assertThat(ana.table(id).get("holdSetting").toString()).isEqualTo("{\"seconds\":20,\"people\":true}");
        ana.at(id, "options", "{\"holdSetting\": {\"seconds\": 61, \"people\": true}}")
                .is(400);
        ana.post("/api/tables", NewTables.grande().me().me().hold(-1, false).json())
                .is(400);
    }

    private long clockOf(String id, int seat) {
        return ana.table(id).get("seats").get(seat).get("millis").asLong();
    }
}
