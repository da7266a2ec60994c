package hidalgo.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.records.puzzle.PuzzleTask;
import hidalgo.rules.Game;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.ElCaballero;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PuzzleSearchTest {
    private static final int GAIN = 4;
    private static final int MARGIN = 2;

    @Test
    @DisplayName("A puzzle is a position of the game in which one move gains clearly more than any other of its kind")
    void oneMoveIsClearlyBest() {
        Game game = new ElCaballero();
        Match match = new Simulation(game, game.choose(Map.of("players", "3")), Collections.nCopies(3, "squire"), 4)
                .play(0)
                .match();
        List<PuzzleSearch.Puzzle> found = new PuzzleSearch(List.of("area", "cab"), 3, GAIN, MARGIN).in(match);
        assertThat(found).isNotEmpty().hasSizeLessThanOrEqualTo(3);
        for (PuzzleSearch.Puzzle puzzle : found) {
            Position position = match.setup().begin();
            match.steps().subList(0, puzzle.ply()).forEach(step -> position.play(step.seat(), step.move()));
            List<PuzzleTask.Answer> answers = new PuzzleTask(position, puzzle.seat(), puzzle.word()).answers();
            assertThat(answers.getFirst().notation()).isEqualTo(puzzle.best());
            assertThat(puzzle.gain()).isGreaterThanOrEqualTo(GAIN);
            assertThat(answers)
                    .filteredOn(answer -> answer.gain() > puzzle.gain() - MARGIN)
                    .hasSize(1);
        }
    }
}
