package hidalgo.workshop.load;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.records.Parsed;
import hidalgo.rules.RandomSource;
import org.junit.jupiter.api.Test;

/** A table of the load test makes one move after the other, whichever socket receives it first. */
class LoadTableTest {
    private static final RandomSource RANDOM = RandomSource.of(1);

    private static String json(int version, String... legal) {
        String moves = legal.length == 0 ? "" : "\"" + String.join("\",\"", legal) + "\"";
        return "{\"id\":\"t\",\"version\":" + version + ",\"play\":{\"seat\":1,\"legal\":[" + moves + "]}}";
    }

    private static LoadTable table(int version, String... legal) {
        return new LoadTable(Parsed.of(json(version, legal)), 2);
    }

    /** The message to the first socket when the table has changed. */
    private static String change(int version, String move) {
        return "{\"type\":\"change\",\"change\":{\"version\":[" + version + "],\"play\":{\"legal\":[[\"" + move
                + "\"]]}}}";
    }

    /** The first message to a socket; missing values are null, as the server writes them. */
    private static String whole(int version, String move) {
        return "{\"type\":\"table\",\"table\":" + json(version, move) + ",\"chat\":null,\"change\":null}";
    }

    @Test
    void aMoveIsUnderWayUntilItsAnswerIsThereEvenIfEverySocketHasHeardOfIt() {
        LoadTable table = table(4, "power 1");
        assertThat(table.begin(RANDOM, 100)).isEqualTo("{\"seat\":1,\"version\":4,\"id\":\"4\",\"move\":\"power 1\"}");
        assertThat(table.received(0, change(5, "end"), 110)).isEmpty();
        assertThat(table.received(1, change(5, "end"), 130)).hasValue(30);
        assertThat(table.isUnderWay()).isTrue();
        assertThat(table.begin(RANDOM, 140)).isNull();
        table.answered();
        assertThat(table.begin(RANDOM, 150)).isEqualTo("{\"seat\":1,\"version\":5,\"id\":\"5\",\"move\":\"end\"}");
    }

    @Test
    void aMoveIsUnderWayUntilEverySocketHasHeardOfIt() {
        LoadTable table = table(4, "end");
        table.begin(RANDOM, 100);
        table.answered();
        assertThat(table.received(0, whole(4, "end"), 110)).isEmpty();
        assertThat(table.received(0, whole(5, "end"), 110)).isEmpty();
        assertThat(table.received(0, change(6, "end"), 120))
                .as("the same socket again")
                .isEmpty();
        assertThat(table.received(1, "{\"type\":\"chat\"}", 125)).isEmpty();
        assertThat(table.received(1, "{\"type\":\"change\",\"change\":{\"spectators\":[3]}}", 125))
                .isEmpty();
        assertThat(table.begin(RANDOM, 125)).isNull();
        assertThat(table.received(1, change(6, "end"), 130)).hasValue(30);
        assertThat(table.isUnderWay()).isFalse();
    }

    @Test
    void aSocketThatIsLateAndSeesTheTableOnlyAfterTheMoveShowsWhatIsPossibleNext() {
        LoadTable table = table(0, "power 1");
        table.begin(RANDOM, 100);
        table.received(1, whole(0, "power 1"), 105);
        table.received(1, change(1, "power 2"), 110);
        table.answered();
        assertThat(table.received(0, whole(1, "power 2"), 120)).hasValue(20);
        assertThat(table.begin(RANDOM, 130)).isEqualTo("{\"seat\":1,\"version\":1,\"id\":\"1\",\"move\":\"power 2\"}");
        table.received(0, change(2, "end"), 140);
        assertThat(table.received(1, change(2, "end"), 150)).hasValue(20);
    }

    @Test
    void aMoveThatFailsIsNotWaitedFor() {
        LoadTable table = table(4, "end");
        table.begin(RANDOM, 100);
        table.failed();
        assertThat(table.isUnderWay()).isFalse();
        assertThat(table.received(0, change(5, "end"), 110)).isEmpty();
        assertThat(table.begin(RANDOM, 200)).isNotNull();
    }

    @Test
    void aTableWithoutLegalMovesMakesNone() {
        assertThat(table(9).begin(RANDOM, 1)).isNull();
    }
}
