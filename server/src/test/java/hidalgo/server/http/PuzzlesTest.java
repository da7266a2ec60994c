package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.ServerWithClock;
import hidalgo.server.base.Json;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PuzzlesTest extends ServerWithClock {
    @Test
    @DisplayName(
            "A stranger gets the same puzzle of the day as all others, tries a move and reads the best one; tomorrow there is another")
    void oneForAll() {
        Client stranger = server.stranger();
        JsonNode puzzle = stranger.get("/api/puzzles/today").is(200).json();
        assertThat(server.stranger().get("/api/puzzles/today").json()).isEqualTo(puzzle);
        String day = puzzle.get("day").asText();
        assertThat(stranger.get("/api/puzzles/" + day).json()).isEqualTo(puzzle);
        JsonNode first = attempt(stranger, day, puzzle.get("moves").get(0).asText());
        assertThat(first.get("place").asInt()).isBetween(1, first.get("count").asInt());
        JsonNode best = attempt(stranger, day, first.get("best").get("move").asText());
        assertThat(best.get("gain")).isEqualTo(first.get("bestGain"));
        assertThat(best.get("place").asInt()).isEqualTo(1);
        assertThat(best.get("best").get("points").isEmpty()).isFalse();

        clock.pass(Duration.ofDays(1));
        JsonNode days = stranger.get("/api/puzzles").is(200).json();
        assertThat(days.get(1).get("day").asText()).isEqualTo(day);
        String tomorrow = days.get(0).get("day").asText();
        assertThat(stranger.get("/api/puzzles/today").json().get("day").asText())
                .isEqualTo(tomorrow);
        assertThat(stranger.get("/api/puzzles/" + tomorrow).json().get("table")).isNotEqualTo(puzzle.get("table"));
    }

    @Test
    @DisplayName("Days to come, days that are none and moves of something else are refused")
    void refused() {
        Client stranger = server.stranger();
        String day = stranger.get("/api/puzzles/today").json().get("day").asText();
        stranger.get("/api/puzzles/2999-01-01").is(404);
        stranger.get("/api/puzzles/1999-01-01").is(404);
        stranger.get("/api/puzzles/yesterday").is(404);
        stranger.post("/api/puzzles/" + day, Json.text(Map.of("move", "end"))).is(400);
    }

    private static JsonNode attempt(Client client, String day, String move) {
        return client.post("/api/puzzles/" + day, Json.text(Map.of("move", move)))
                .is(200)
                .json();
    }
}
