package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.ServerWithClock;
import hidalgo.server.Socket;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Those who watch, at once or later. */
class SpectatorsTest extends ServerWithClock {
    private Client ana;
    private Client dora;

    @BeforeEach
    void twoGuests() {
        ana = server.guest("Ana");
        dora = server.guest("Dora");
    }

    /** A game with clocks that spectators see a minute later. */
    private static NewTables delayed() {
        return NewTables.caballero()
                .me()
                .me()
                .clock("live", 600, 0, 600)
                .with("spectatorDelay", 60)
                .started();
    }

    @Test
    void spectatorsWithADelaySeeEverythingThatMuchLater() {
        String id = ana.create(delayed());
        clock.pass(Duration.ofSeconds(100));
        Player player = new Player(id, 1, ana);
        try (Socket socket = dora.open(id)) {
            player.play(10);
            clock.pass(Duration.ofSeconds(30));
            player.play(5);
            assertThat(ana.table(id).get("version").asInt()).isEqualTo(15);
            for (Client who : new Client[] {dora, server.stranger()}) {
                JsonNode seen = who.table(id);
                assertThat(seen.get("version").asInt()).isZero();
                assertThat(seen.get("play").get("log")).isEmpty();
                assertThat(who.get("/api/tables/" + id + "/log").json()).isEmpty();
                assertThat(who.get("/api/replays/" + id).json().get("log")).isEmpty();
                assertThat(who.get("/api/tables/" + id + "/record").json().get("moves"))
                        .isEmpty();
            }
            clock.pass(Duration.ofSeconds(31));
            JsonNode later = socket.await(seen -> seen.get("version").asInt() == 10);
            assertThat(dora.table(id).get("version").asInt()).isEqualTo(10);
            assertThat(clocks(dora.table(id))).as("as they were then").isEqualTo(1_200_000 - 101_000);
            assertThat(later.get("spectators").asInt()).isEqualTo(1);
            ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
            socket.await(seen -> "over".equals(seen.get("phase").asText()));
            assertThat(dora.table(id).get("version").asInt()).isEqualTo(15);
        }
    }

    @Test
    void theLobbyIsNotAheadOfSpectatorsWithADelay() {
        String id = ana.create(delayed().with("visibility", "public"));
        String hosted = dora.create(NewTables.caballero().bot("random").open().with("spectatorDelay", 60));
        ana.at(hosted, "join", "{}").is(200);
        dora.at(hosted, "start", "{}").is(200);
        for (Client who : new Client[] {dora, server.stranger()}) {
            assertThatNothingShows(who.get("/api/tables").json().get("running").get(0), clock);
        }
        assertThatNothingShows(dora.get("/api/tables").json().get("mine").get(0), clock);
        new Player(id, 1, ana).play(10);
        clock.pass(Duration.ofSeconds(59));
        assertThatNothingShows(dora.get("/api/tables").json().get("running").get(0), clock);
        JsonNode own = ana.get("/api/tables").json().get("mine").get(0);
        assertThat(own.get("obliged")).as("those who play see it at once").hasSize(1);
        clock.pass(Duration.ofSeconds(1));
        JsonNode later = dora.get("/api/tables").json().get("running").get(0);
        assertThat(later.get("obliged")).isEqualTo(own.get("obliged"));
        assertThat(later.get("totals")).hasSize(2);
        assertThat(later.get("round").asInt()).isPositive();
    }

    private static void assertThatNothingShows(JsonNode line, ManualClock clock) {
        assertThat(line.get("spectatorDelay").asInt()).isEqualTo(60);
        assertThat(line.get("round").asInt()).isZero();
        assertThat(line.get("totals")).isEmpty();
        assertThat(line.get("obliged")).isEmpty();
        assertThat(line.get("changed").asLong()).isEqualTo(clock.millis() - 60_000);
        for (JsonNode seat : line.get("seats")) {
            assertThat(seat.get("millis").isNull()).isTrue();
            assertThat(seat.get("running").asBoolean()).isFalse();
        }
    }

    private static long clocks(JsonNode table) {
        long sum = 0;
        for (JsonNode seat : table.get("seats")) {
            sum += seat.get("millis").asLong();
        }
        return sum;
    }
}
