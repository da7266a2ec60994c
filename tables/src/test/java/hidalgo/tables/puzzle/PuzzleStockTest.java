package hidalgo.tables.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.records.puzzle.PuzzleTask;
import hidalgo.records.puzzle.PuzzleTask.Answer;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
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
    @DisplayName("Both games have a year of puzzles between them, and no two are the same")
    void thereAreEnough() {
        assertThat(PuzzleStock.all()).hasSizeGreaterThan(366).doesNotHaveDuplicates();
        assertThat(PuzzleStock.all().stream().map(StoredPuzzle::game).distinct())
                .hasSize(2);
    }

    @Test
    @DisplayName("Neither the best single moves one after the other nor a squire solve any puzzle of El Grande")
    void noneIsEasy() {
        List<StoredPuzzle> lines = PuzzleStock.all().stream()
                .filter(puzzle -> puzzle.game().equals("el-grande"))
                .toList();
        assertThat(lines).hasSizeGreaterThan(30);
        for (StoredPuzzle puzzle : lines) {
            PuzzleTask task = puzzle.task();
            assertThat(task.steps()).as("%s", puzzle).isGreaterThan(1);
            assertThat(line(task, position -> best(position, task)))
                    .as("%s", puzzle)
                    .isNotEqualTo(puzzle.best());
            Bot squire = Bots.of("squire");
            RandomSource random = RandomSource.of(1);
            assertThat(line(task, position -> squire.choose(position.view(task.seat()), random)))
                    .as("%s", puzzle)
                    .isNotEqualTo(puzzle.best());
        }
    }

    private static int best(Position position, PuzzleTask task) {
        return new PuzzleTask(position, task.seat(), task.word(), 1)
                .answers()
                .getFirst()
                .moves()
                .getFirst();
    }

    /** The moves of a player who chooses move by move. */
    private static String line(PuzzleTask task, ToIntFunction<Position> choice) {
        Position position = task.position().copy();
        List<String> played = new ArrayList<>();
        for (int step = 0; step < task.steps(); step++) {
            int move = choice.applyAsInt(position);
            played.add(position.notation(move));
            position.play(task.seat(), move);
        }
        Collections.sort(played);
        return String.join(PuzzleTask.BETWEEN, played);
    }
}
