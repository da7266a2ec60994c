package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.ServerWithClock;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Without a clock, a player who keeps the game waiting for an hour may be replaced, but not sooner. */
@Tag("slow")
class AbsenceTest extends ServerWithClock {
    private Client ana;
    private Client ben;
    private String id;

    @BeforeEach
    void begin() {
        ana = server.guest("Ana");
        ben = server.guest("Ben");
        id = ana.create(NewTables.grande().me().open());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
    }

    private int awaited() {
        return ana.table(id).get("play").get("obliged").get(0).asInt();
    }

    private Client other(int seat) {
        return seat == 0 ? ben : ana;
    }

    private Client person(int seat) {
        return seat == 0 ? ana : ben;
    }

    private boolean isOut(int seat) {
        return ana.table(id).get("seats").get(seat).get("out").asBoolean();
    }

    private Reply replace(int seat) {
        return other(seat).at(id, "bot", "{\"seat\": " + seat + "}");
    }

    @Test
    void whoKeepsTheGameWaitingForAnHourMayBeReplaced() {
        int seat = awaited();
        clock.pass(Duration.ofMinutes(59));
        assertThat(isOut(seat)).isFalse();
        replace(seat).is(422);
        clock.pass(Duration.ofMinutes(2));
        assertThat(isOut(seat)).isTrue();
        assertThat(isOut(1 - seat)).isFalse();
        person(seat).at(id, "bot", "{\"seat\": " + (1 - seat) + "}").is(422);
        JsonNode replaced = replace(seat).is(200).json();
        assertThat(replaced.get("seats").get(seat).get("kind").asText()).isEqualTo("bot");
        JsonNode told =
                person(seat).get("/api/tables/" + id + "/chat").is(200).json().get(0);
        assertThat(told.get("seat").asInt()).isEqualTo(1 - seat);
        assertThat(told.get("news").get("key").asText()).isEqualTo("server.news.botBy");
        assertThat(told.get("news").get("slots").get("by").asText()).isEqualTo(seat == 0 ? "Ben" : "Ana");
    }

    @Test
    void whoLetsThemselvesBeHeardIsThere() {
        int seat = awaited();
        clock.pass(Duration.ofMinutes(59));
        person(seat).at(id, "chat", "{\"text\": \"one moment\"}").is(204);
        clock.pass(Duration.ofMinutes(59));
        replace(seat).is(422);
        other(seat)
                .at(id, "propose", "{\"kind\": \"bot\", \"seat\": " + seat + "}")
                .is(200);
        person(seat).at(id, "answer", "{\"agree\": false}").is(200);
        clock.pass(Duration.ofMinutes(59));
        replace(seat).is(422);
        clock.pass(Duration.ofMinutes(1));
        replace(seat).is(200);
    }

    @Test
    void timeWithoutAServerDoesNotCount() {
        int seat = awaited();
        stop();
        clock.pass(Duration.ofHours(3));
        start();
        ana = ana.at(server.address());
        ben = ben.at(server.address());
        replace(seat).is(422);
    }
}
