package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Messages;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static final String EXAMPLE = Corpus.example("el-caballero");

    @Test
    void aSoundRecordIsPlayedToItsEnd() throws Exception {
        assertThat(Replay.check(read(EXAMPLE)))
                .isInstanceOfSatisfying(
                        Verdict.Sound.class,
                        sound -> assertThat(sound.match().position().isOver()).isTrue());
    }

    @Test
    void anIllegalMoveIsNamedWithItsNumberAndRule() throws Exception {
        problem(
                EXAMPLE.replaceFirst("power 10", "power 6"),
                "move 2: EC-2.4: Red has already played the 6 this round; choose another number");
        problem(
                EXAMPLE.replaceFirst("\"seat\": 1, \"move\": \"supply\"", "\"seat\": 0, \"move\": \"supply\""),
                "move 3: EC-2.5: it is not your turn; Blue is to move");
        problem(
                EXAMPLE.replaceFirst("supply", "sup\\\\nply"),
                "move 3: EC-7: \"sup\uFFFDply\" is not a move; moves are written like \"power 9\", "
                        + "\"area WLLWg 2,-1\", \"cab 1,0 3\" or \"end\"");
    }

    @Test
    void aWrongScoringIsFoundAtTheMoveThatBringsIt() throws Exception {
        int move = firstScoringMove();
        problem(
                EXAMPLE.replace("[2, 2]", "[2, 3]"),
                "move " + move + ": EC-4: the scoring is round 4: 2, 2, but the record says round 4: 2, 3");
        problem(
                EXAMPLE.replace("\"round\": 4", "\"round\": 3"),
                "move " + move + ": EC-4: the scoring is round 4: 2, 2, but the record says round 3: 2, 2");
        problem(
                EXAMPLE.replaceFirst("\"scorings\": .*", "\"scorings\": [],"),
                "move " + move + ": EC-7: the record lacks the scoring of round 4: 2, 2");
    }

    @Test
    void aScoringThatHasNotHappenedIsFoundAtTheEnd() throws Exception {
        problem(
                EXAMPLE.replace("}],\n \"totals\"", "}, {\"round\": 8, \"points\": [1, 0]}],\n \"totals\""),
                "move 63: EC-7: the record has a scoring that has not happened, round 8: 1, 0");
    }

    @Test
    void wrongTotalsAreFoundAtTheEnd() throws Exception {
        problem(
                EXAMPLE.replace("[4, 13]", "[4, 14]"),
                "move 63: EC-7: the totals are 4, 13, but the record says 4, 14");
    }

    @Test
    void aRunningGameHoldsWhatHasBeenScoredSoFar() throws Exception {
        GameRecord whole = read(EXAMPLE);
        for (int moves = 0; moves < whole.moves().size(); moves++) {
            assertThat(Replay.play(whole, moves)).isInstanceOf(Verdict.Sound.class);
        }
        String begun = EXAMPLE.replaceFirst("(?s)\"moves\".*", "\"moves\": [], \"scorings\": [], \"totals\": [0, 0]}");
        assertThat(Replay.check(read(begun))).isInstanceOf(Verdict.Sound.class);
        problem(
                begun.replace("[0, 0]", "[0, 1]"),
                "before the first move: EC-7: the totals are 0, 0, but the record says 0, 1");
    }

    @Test
    void movesAfterTheEndAreRefused() throws Exception {
        problem(
                EXAMPLE.replaceFirst("\"}\\],\n \"scorings", "\"}, {\"seat\": 1, \"move\": \"end\"}],\n \"scorings"),
                "move 64: EC-2.7: the game is over");
    }

    @Test
    void theListenerSeesThePositionBeforeEveryMove() throws Exception {
        List<String> lines = new ArrayList<>();
        GameRecord record = read(EXAMPLE);
        Replay.check(record, (ply, position) -> lines.add(LegalMoves.line(ply, position)));
        assertThat(lines).hasSameSizeAs(record.moves());
        assertThat(lines.getFirst())
                .isEqualTo("{\"ply\": 0, \"legal\": {\"0\": [\"power 1\", \"power 10\", \"power 11\", \"power 12\", "
                        + "\"power 13\", \"power 2\", \"power 3\", \"power 4\", \"power 5\", \"power 6\", \"power 7\", "
                        + "\"power 8\", \"power 9\"]}}");
        assertThat(lines.get(1)).startsWith("{\"ply\": 1, \"legal\": {\"1\": [").doesNotContain("\"power 6\"");
        assertThat(lines.get(2)).startsWith("{\"ply\": 2, \"legal\": {\"1\": [\"area ");
    }

    /** The number of the move that ends round 4: each round of two players has two moves {@code end}. */
    private static int firstScoringMove() throws RecordException {
        int ends = 0;
        int move = 0;
        while (ends < 8) {
            ends += read(EXAMPLE).moves().get(move++).text().equals("end") ? 1 : 0;
        }
        return move;
    }

    private static void problem(String text, String sentence) throws RecordException {
        assertThat(text).isNotEqualTo(EXAMPLE);
        assertThat(Replay.check(read(text)))
                .isInstanceOfSatisfying(
                        Verdict.Problem.class,
                        problem -> assertThat(problem.text(Messages.ENGLISH)).isEqualTo(sentence));
    }

    private static GameRecord read(String text) throws RecordException {
        return RecordReader.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
