package hidalgo.server.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.records.puzzle.PuzzleTask.Answer;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PuzzleStockTest {
    @Test
    @DisplayName("Every puzzle replays, and its best move is clearly best by the figures that are stored")
    void everyPuzzleHasOneBestMove() {
        for (StoredPuzzle puzzle : PuzzleStock.all()) {
            List<Answer> answers = puzzle.task().answers();
            assertThat(answers).as("%s", puzzle).hasSizeGreaterThanOrEqualTo(6);
            assertThat(answers.getFirst().notation()).as("%s", puzzle).isEqualTo(puzzle.best());
            assertThat(answers.getFirst().gain()).as("%s", puzzle).isEqualTo(puzzle.gain());
            assertThat(answers.get(1).gain()).as("%s", puzzle).isEqualTo(puzzle.next());
            assertThat(puzzle.gain()).as("%s", puzzle).isGreaterThanOrEqualTo(puzzle.next() + 2);
        }
    }

    @Test
    @DisplayName("Both games have a month of puzzles between them, and no two are the same")
    void thereAreEnough() {
        assertThat(PuzzleStock.all()).hasSizeGreaterThan(60).doesNotHaveDuplicates();
        assertThat(PuzzleStock.all().stream().map(StoredPuzzle::game).distinct())
                .hasSize(2);
    }
}
