package hidalgo.workshop.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.lab.Simulation;
import hidalgo.records.puzzle.PuzzleTask;
import hidalgo.rules.Game;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.grande.ElGrande;
import java.util.ArrayList;
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
        Match match = new Simulation(game, game.choose(Map.of("players", "3")), Collections.nCopies(3, "squire"), 1)
                .play(0)
                .match();
        List<PuzzleSearch.Puzzle> found =
                new PuzzleSearch(new PuzzleSearch.Wish(List.of("area", "cab"), 3, GAIN, MARGIN, 1, false)).in(match);
        assertThat(found).isNotEmpty().hasSizeLessThanOrEqualTo(3);
        for (PuzzleSearch.Puzzle puzzle : found) {
            Position position = match.setup().begin();
            match.steps().subList(0, puzzle.ply()).forEach(step -> position.play(step.seat(), step.move()));
            List<PuzzleTask.Answer> answers = new PuzzleTask(
                            position,
                            puzzle.seat(),
                            puzzle.word(),
                            puzzle.best().split(PuzzleTask.BETWEEN).length)
                    .answers();
            assertThat(answers.getFirst().notation()).isEqualTo(puzzle.best());
            assertThat(puzzle.gain()).isGreaterThanOrEqualTo(GAIN);
            assertThat(answers)
                    .filteredOn(answer -> answer.gain() > puzzle.gain() - MARGIN)
                    .hasSize(1);
        }
    }

    @Test
    @DisplayName("Neither the best single moves one after the other nor a squire solve a hard puzzle")
    void hardPuzzles() {
        Game game = new ElGrande();
        Match match = new Simulation(game, game.choose(Map.of("players", "4")), Collections.nCopies(4, "squire"), 3)
                .play(0)
                .match();
        List<PuzzleSearch.Puzzle> all = new PuzzleSearch(wish(false)).in(match);
        List<PuzzleSearch.Puzzle> hard = new PuzzleSearch(wish(true)).in(match);
        assertThat(hard).isNotEmpty().hasSizeLessThan(all.size());
        for (PuzzleSearch.Puzzle puzzle : hard) {
            Position position = match.setup().begin();
            match.steps().subList(0, puzzle.ply()).forEach(step -> position.play(step.seat(), step.move()));
            List<String> played = new ArrayList<>();
            int steps = puzzle.best().split(PuzzleTask.BETWEEN).length;
            assertThat(steps).isGreaterThan(1);
            while (played.size() < steps) {
                PuzzleTask.Answer first = new PuzzleTask(position, puzzle.seat(), puzzle.word(), 1)
                        .answers()
                        .getFirst();
                position.play(puzzle.seat(), first.moves().getFirst());
                played.add(first.notation());
            }
            Collections.sort(played);
            assertThat(String.join(PuzzleTask.BETWEEN, played)).isNotEqualTo(puzzle.best());
        }
    }

    private static PuzzleSearch.Wish wish(boolean isHard) {
        return new PuzzleSearch.Wish(List.of("place"), 100, 1, 1, 2, isHard);
    }
}
