package hidalgo.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hidalgo.rules.RandomSource;
import org.junit.jupiter.api.Test;

/** A table of the load test makes one move after the other, whoever hears of it first. */
class LoadTableTest {
    private static final RandomSource RANDOM = RandomSource.of(1);

    private static JsonNode view(int version, String... legal) throws JsonProcessingException {
        String moves = legal.length == 0 ? "" : "\"" + String.join("\",\"", legal) + "\"";
        return new ObjectMapper()
                .readTree("{\"id\":\"t\",\"version\":" + version + ",\"play\":{\"seat\":1,\"legal\":[" + moves + "]}}");
    }

    private static String news(int version) {
        return "{\"type\":\"table\",\"table\":{\"id\":\"t\",\"version\":" + version + "}}";
    }

    @Test
    void aMoveIsUnderWayUntilItsAnswerIsThereEvenIfEverySocketHasHeardOfIt() throws JsonProcessingException {
        LoadTable table = new LoadTable(view(4, "power 1"), 2);
        assertThat(table.begin(RANDOM, 100)).isEqualTo("{\"seat\":1,\"version\":4,\"id\":\"4\",\"move\":\"power 1\"}");
        assertThat(table.heard(0, news(5), 110)).isEmpty();
        assertThat(table.heard(1, news(5), 130)).hasValue(30);
        assertThat(table.isUnderWay()).isTrue();
        assertThat(table.begin(RANDOM, 140)).as("the old list of moves").isNull();
        table.answered(view(5, "end"));
        assertThat(table.begin(RANDOM, 150)).isEqualTo("{\"seat\":1,\"version\":5,\"id\":\"5\",\"move\":\"end\"}");
    }

    @Test
    void aMoveIsUnderWayUntilEverySocketHasHeardOfIt() throws JsonProcessingException {
        LoadTable table = new LoadTable(view(4, "end"), 2);
        table.begin(RANDOM, 100);
        table.answered(view(5, "end"));
        assertThat(table.heard(0, news(4), 110)).isEmpty();
        assertThat(table.heard(0, news(5), 110)).isEmpty();
        assertThat(table.heard(0, news(6), 120)).as("the same socket again").isEmpty();
        assertThat(table.heard(1, "{\"type\":\"chat\"}", 125)).isEmpty();
        assertThat(table.begin(RANDOM, 125)).isNull();
        assertThat(table.heard(1, news(6), 130)).hasValue(30);
        assertThat(table.isUnderWay()).isFalse();
    }

    @Test
    void aMoveThatFailsIsNotWaitedFor() throws JsonProcessingException {
        LoadTable table = new LoadTable(view(4, "end"), 2);
        table.begin(RANDOM, 100);
        table.failed();
        assertThat(table.isUnderWay()).isFalse();
        assertThat(table.heard(0, news(5), 110)).isEmpty();
        assertThat(table.begin(RANDOM, 200)).isNotNull();
    }

    @Test
    void aTableWithoutLegalMovesMakesNone() throws JsonProcessingException {
        assertThat(new LoadTable(view(9), 1).begin(RANDOM, 1)).isNull();
    }
}
